import type { Edge, ImportGraph } from './import-graph.mts'
import type { Row } from './table.mts'

export interface ImportProblem {
  readonly file: string
  /** Of the import; none where the file itself is the problem. */
  readonly line?: number
  readonly problem: string
}

type Table = Readonly<Record<string, Row>>
/** Says what is wrong with an import, if anything is. */
type Rule = (edge: Edge, table: Table) => string | undefined

/** What breaks the table, and the rules that hold everywhere: no server file in the browser, no barrel, no circle. */
export function importProblems(graph: ImportGraph, table: Table): ImportProblem[] {
  const partsWithFiles = new Set(graph.files.map((file) => findPart(file, table)))
  const rowsWithoutFiles = Object.keys(table).filter((part) => !partsWithFiles.has(part))
  return [
    ...rowsWithoutFiles.map((part) => ({ file: part, problem: 'has a row in the table, but no file' })),
    ...graph.files
      .filter((file) => findPart(file, table) === undefined)
      .map((file) => ({ file, problem: 'has no row in the table (scripts/check/imports/table.mts)' })),
    ...graph.files.filter(isBarrel).map((file) => ({ file, problem: 'is a barrel: import the file that is meant' })),
    ...graph.edges.flatMap((edge) =>
      RULES.flatMap((rule) => {
        const problem = rule(edge, table)
        return problem === undefined ? [] : [{ file: edge.from, line: edge.line, problem }]
      }),
    ),
    ...circles(graph).map((circle) => ({
      file: circle[0] ?? '',
      problem: `imports itself: ${[...circle, circle[0]].join(' → ')}`,
    })),
  ]
}

const RULES: readonly Rule[] = [
  function targetIsKnown({ specifier, to }) {
    if (specifier === undefined) return 'imports what is computed, so that no rule can see it'
    return to.kind === 'unknown' ? `imports '${specifier}', which does not exist` : undefined
  },

  function partMayImportPart({ from, to, specifier }, table) {
    const part = findPart(from, table)
    if (part === undefined || to.kind !== 'file') return undefined
    const target = findPart(to.path, table)
    if (target === undefined) return `imports '${specifier}', which has no row in the table`
    if (target === part || allowed(from, 'parts', table, (name) => name === target)) return undefined
    return `${part} may not import ${target} ('${specifier}')`
  },

  function partMayImportPackage({ from, to }, table) {
    const part = findPart(from, table)
    if (part === undefined || to.kind !== 'package') return undefined
    const isNamed = (name: string) => name === to.name || (name === 'node:' && to.name.startsWith('node:'))
    return allowed(from, 'packages', table, isNamed) ? undefined : `${part} may not import the package ${to.name}`
  },

  function serverFilesStayOnTheServer({ from, to, specifier }, table) {
    if (to.kind !== 'file' || !isServerFile(to.path) || isServerFile(from) || isDoor(from, table)) return undefined
    return `'${specifier}' is for doors and other *.server.ts files alone`
  },

  function nothingIsPassedOn({ from, to, specifier, isPassedOn }, table) {
    if (to.kind !== 'file' || !isPassedOn || isDoor(from, table)) return undefined
    return `exports again what '${specifier}' exports: import it from there`
  },
]

/** The row of a path: of all that it begins with, the longest. */
function findPart(path: string, table: Table): string | undefined {
  if (!path.includes('/')) return 'top-level files'
  return Object.keys(table)
    .filter((part) => path === part || path.startsWith(`${part}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function allowed(from: string, what: 'parts' | 'packages', table: Table, isMeant: (name: string) => boolean): boolean {
  const row = table[findPart(from, table) ?? '']
  const everywhere = row?.[what] ?? []
  const onServer = isServerFile(from) ? (row?.server?.[what] ?? []) : []
  return everywhere === 'any' || everywhere.some(isMeant) || onServer.some(isMeant)
}

function isDoor(path: string, table: Table): boolean {
  return table[findPart(path, table) ?? '']?.isDoor === true
}

function isServerFile(path: string): boolean {
  return /\.server\.tsx?$/.test(path)
}

/** Pages excepted: there an index is an address. */
function isBarrel(file: string): boolean {
  return /(^|\/)index\.[^/]+$/.test(file) && !file.startsWith('src/pages/')
}

/** Each circle of imports, from the file where the search met it. */
function circles({ files, edges }: ImportGraph): string[][] {
  const targets = new Map(files.map((file) => [file, new Set<string>()]))
  for (const { from, to } of edges) if (to.kind === 'file') targets.get(from)?.add(to.path)

  const found: string[][] = []
  const path: string[] = []
  const visited = new Set<string>()
  const visit = (file: string): void => {
    if (path.includes(file)) found.push(path.slice(path.indexOf(file)))
    if (visited.has(file)) return
    visited.add(file)
    path.push(file)
    targets.get(file)?.forEach(visit)
    path.pop()
  }
  files.forEach(visit)
  return found
}
