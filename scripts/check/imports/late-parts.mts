import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { ImportGraph } from './import-graph.mts'
import type { ImportProblem } from './import-problems.mts'

/** The functions of src/late that register a part. */
const KINDS = ['serverHtml', 'hydrateNear', 'browserOnly'] as const

const LATE_FILE = /\.late\.tsx$/
/** Hooks that wait for the browser: what they bring about never happens in a part that stays the server's HTML. */
const HOOKS: ReadonlySet<string> = new Set(['useEffect', 'useLayoutEffect', 'useState', 'useReducer'])

interface Registration {
  readonly kind: (typeof KINDS)[number]
  readonly file: string
  readonly line: number
  /** The file of the part; undefined where the import leads nowhere, which is a problem of its own. */
  readonly part: string | undefined
}

/**
 * What breaks the rules of late parts: a part is a file *.late.tsx, each such file is registered, and what stays the
 * server's HTML has neither event handlers nor effects (docs/decisions/0009-static-parts-without-hydration.md).
 *
 * @param livesOnPurpose files in which something lives all the same, with the reason
 */
export function latePartProblems(
  graph: ImportGraph,
  root: string,
  livesOnPurpose: Readonly<Record<string, string>>,
): ImportProblem[] {
  const files = graph.files.filter((file) => /^src\/(?!late\/).*\.tsx?$/.test(file))
  const registrations = files.flatMap((file) => registrationsIn(graph, file, readCode(root, file)))
  const registered = new Set(registrations.map(({ part }) => part))
  const served = registrations.flatMap(({ kind, part }) => (kind === 'serverHtml' && part ? [part] : []))
  const live = [...drawnBy(graph, root, served)].flatMap((file) => liveIn(file, readCode(root, file)))
  return [
    ...registrations
      .filter(({ part }) => part && !LATE_FILE.test(part))
      .map(({ kind, file, line, part = '' }) => ({
        file,
        line,
        problem: `registers ${part} by ${kind}, which is called like no late part`,
        todo: `rename it to ${part.replace(/\.tsx?$/, '.late.tsx')}`,
      })),
    ...files
      .filter((file) => LATE_FILE.test(file) && !registered.has(file))
      .map((file) => ({
        file,
        problem: 'is called a late part and nothing registers it',
        todo: 'register it by serverHtml, hydrateNear or browserOnly (CONTRIBUTING.md), or rename it without .late',
      })),
    ...live
      .filter(({ file }) => !Object.hasOwn(livesOnPurpose, file))
      .map(({ file, line, what }) => ({
        file,
        line,
        problem: `has ${what} in a part that stays the server's HTML, where it does nothing`,
        todo: 'register the part by hydrateNear, or give the reason in scripts/check/imports/late-parts-allow-list.mts',
      })),
    ...Object.keys(livesOnPurpose)
      .filter((file) => !live.some((one) => one.file === file))
      .map((file) => ({
        file,
        problem: 'lives on purpose, and nothing in it does',
        todo: 'take it out of scripts/check/imports/late-parts-allow-list.mts',
      })),
  ]
}

function readCode(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Each place of a file that registers a part: `serverHtml(() => import('./Topics.late').then(…))`. */
function registrationsIn({ edges }: ImportGraph, file: string, code: string): Registration[] {
  const found: Registration[] = []
  const calls: { readonly kind: Registration['kind']; readonly start: number; readonly end: number }[] = []
  new Visitor({
    CallExpression({ callee, start, end }) {
      const kind = KINDS.find((name) => callee.type === 'Identifier' && callee.name === name)
      if (kind) calls.push({ kind, start, end })
    },
    ImportExpression({ source, start }) {
      const call = calls.find((one) => one.start < start && start < one.end)
      if (!call || source.type !== 'Literal') return
      const target = edges.find(({ from, specifier }) => from === file && specifier === source.value)?.to
      const part = target?.kind === 'file' ? target.path : undefined
      found.push({ kind: call.kind, file, line: lineAt(code, call.start), part })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** The parts, and the components of their own folders that they import as values, however far. */
function drawnBy({ edges }: ImportGraph, root: string, parts: readonly string[]): ReadonlySet<string> {
  const drawn = new Set(parts)
  for (const file of drawn) {
    const { staticImports } = parseSync(file, readCode(root, file)).module
    const values = staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType))
    const specifiers = new Set(values.map(({ moduleRequest }) => moduleRequest.value))
    for (const { from, specifier = '', to } of edges) {
      if (from !== file || to.kind !== 'file' || !specifiers.has(specifier)) continue
      const isComponent = /\.tsx$/.test(to.path) && !LATE_FILE.test(to.path)
      if (isComponent && dirname(to.path) === dirname(file)) drawn.add(to.path)
    }
  }
  return drawn
}

/** Event handlers and effects of a file. */
function liveIn(file: string, code: string): { file: string; line: number; what: string }[] {
  const found: { file: string; line: number; what: string }[] = []
  new Visitor({
    JSXAttribute({ name, start }) {
      if (name.type !== 'JSXIdentifier' || !/^on[A-Z]/.test(name.name)) return
      found.push({ file, line: lineAt(code, start), what: `the handler ${name.name}` })
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'Identifier' || !HOOKS.has(callee.name)) return
      found.push({ file, line: lineAt(code, start), what: callee.name })
    },
  }).visit(parseSync(file, code).program)
  return found
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}
