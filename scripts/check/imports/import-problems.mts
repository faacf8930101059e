import type { Edge, ImportGraph } from './import-graph.mts'
import type { Row } from './table.mts'

interface Said {
  readonly problem: string
  /** What to do about it. */
  readonly todo: string
}

export interface ImportProblem extends Said {
  readonly file: string
  /** Of the import; none where the file itself is the problem. */
  readonly line?: number
}

/** A problem in one sentence, with its place. */
export function problemInWords({ file, line, problem, todo }: ImportProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${problem}: ${todo}`
}

type Table = Readonly<Record<string, Row>>
/** Says what is wrong with an import, if anything is. */
type Rule = (edge: Edge, table: Table) => Said | undefined

const TABLE_FILE = 'scripts/check/imports/table.mts'

/** What breaks the table, and the rules that hold everywhere: no server file in the browser, no barrel, no circle. */
export function importProblems(graph: ImportGraph, table: Table): ImportProblem[] {
  const partsWithFiles = new Set(graph.files.map((file) => findPart(file, table)))
  const rowsWithoutFiles = Object.keys(table).filter((part) => !partsWithFiles.has(part))
  return [
    ...rowsWithoutFiles.map((part) => ({
      file: part,
      problem: 'has a row in the table, but no file',
      todo: `take the row out of ${TABLE_FILE}`,
    })),
    ...graph.files
      .filter((file) => findPart(file, table) === undefined)
      .map((file) => ({
        file,
        problem: 'has no row in the table',
        todo: `move it into a folder that has one, or give its folder a row in ${TABLE_FILE} with what it may import`,
      })),
    ...graph.files.filter(isBarrel).map((file) => ({
      file,
      problem: 'is a barrel',
      todo: 'take it out, and import the file that is meant',
    })),
    ...graph.edges.flatMap((edge) =>
      RULES.flatMap((rule) => {
        const said = rule(edge, table)
        return said === undefined ? [] : [{ file: edge.from, line: edge.line, ...said }]
      }),
    ),
    ...circles(graph).map((circle) => ({
      file: circle[0] ?? '',
      problem: `imports itself: ${[...circle, circle[0]].join(' → ')}`,
      todo: 'move what they share into a file of its own',
    })),
  ]
}

const RULES: readonly Rule[] = [
  function targetIsKnown({ specifier, to }) {
    if (specifier === undefined)
      return { problem: 'imports what is computed, so that no rule can see it', todo: 'write the path out' }
    if (to.kind !== 'unknown') return undefined
    return { problem: `imports '${specifier}', which does not exist`, todo: 'correct the path, or install the package' }
  },

  function partMayImportPart({ from, to, specifier }, table) {
    const part = findPart(from, table)
    if (part === undefined || to.kind !== 'file') return undefined
    const target = findPart(to.path, table)
    if (target === undefined)
      return {
        problem: `imports '${specifier}', which has no row in the table`,
        todo: `give its folder one in ${TABLE_FILE}`,
      }
    if (target === part || allowed(from, 'parts', table, (name) => name === target)) return undefined
    return { problem: `${part} may not import ${target} ('${specifier}')`, todo: wayAround(part, target, table) }
  },

  function partMayImportPackage({ from, to }, table) {
    const part = findPart(from, table)
    if (part === undefined || to.kind !== 'package') return undefined
    const isNamed = (name: string) => name === to.name || (name === 'node:' && to.name.startsWith('node:'))
    if (allowed(from, 'packages', table, isNamed)) return undefined
    return {
      problem: `${part} may not import the package ${to.name}`,
      todo: `leave it to a part that may, or name it in the row of ${part} in ${TABLE_FILE} and say why in the commit`,
    }
  },

  function serverFilesStayOnTheServer({ from, to, specifier }, table) {
    if (to.kind !== 'file' || !isServerFile(to.path) || isServerFile(from) || isDoor(from, table)) return undefined
    return {
      problem: `'${specifier}' is for doors and other *.server.ts files alone`,
      todo: 'take what it gives as a prop or an argument, or call this file *.server.ts if the browser never has it',
    }
  },

  function nothingIsPassedOn({ from, to, specifier, isPassedOn }, table) {
    if (to.kind !== 'file' || !isPassedOn || isDoor(from, table)) return undefined
    return { problem: `exports again what '${specifier}' exports`, todo: 'import it from there where it is needed' }
  },
]

/** What to do where one part may not import another. */
function wayAround(part: string, target: string, table: Table): string {
  const seams = Object.keys(table).filter((name) => name.startsWith('src/') && allowsPart(table[name], target))
  if (target.startsWith('demo/') && seams.length > 0) return `go by ${seams.join(' or ')}, the only way there`
  const isFeature = (name: string) => name.startsWith('src/features/')
  if (isFeature(part) && isFeature(target))
    return 'move what both need to src/blocks, src/money or src/components: a feature knows no other'
  return `move what is needed to a part that ${part} may import, or take it as a prop or an argument (${TABLE_FILE})`
}

function allowsPart(row: Row | undefined, target: string): boolean {
  return row?.parts !== 'any' && row?.parts.includes(target) === true
}

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
  return /\.server\.(?:tsx?|mjs)$/.test(path)
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
