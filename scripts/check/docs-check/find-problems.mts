import { posix } from 'node:path'
import { countProblems } from './count-problems.mts'
import { EXTERNAL_NAMES } from './external-names.mts'
import type { Problem, Project } from './project.mts'
import { anchorsOf, codeSpans, linkTargets, type Page } from './read-page.mts'

/** Below which folders a page names its files, besides the root, `src` and `demo`. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  'docs/backend.md': ['demo/backend'],
  'docs/catalogue.md': ['demo/backend', 'demo/backend/catalogue'],
  'docs/content.md': ['src/content'],
  'docs/studio.md': ['demo/studio', 'public/images/cars', 'public/images'],
  'docs/decisions/0081-car-picture-studio.md': ['demo/studio'],
}

const EXTENSION = /\.(?:[cm]?[jt]sx?|json|ya?ml|md|css|svg|template|jsonc)$/
const CODE_EXTENSIONS = ['.ts', '.tsx', '.mts', '.mjs', '.server.ts', '.server.tsx', '.js']
const NAME = /^<?([A-Za-z_$][\w$]*(?:[.-][A-Za-z_$][\w$]*)*)(?:\(.*\)?| .*\/?>|>|…)?$/s
/** Below such a heading stand alternatives that were looked at and not taken. */
const REJECTED = /^(?:#+ |\*\*)Rejected/

/** Everything that the pages name and the project does not have, by file and line. */
export function findDocProblems(pages: readonly Page[], project: Project): Problem[] {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]))
  const unnamed = project.commands.filter(
    (command) => !pages.some(({ lines }) => lines.some(({ text }) => text.includes(command))),
  )
  const commands = unnamed.map((command) => ({
    file: 'package.json',
    line: 1,
    problem: `no page says what \`npm run ${command}\` does: add it to the table of README.md`,
  }))
  const inPages = pages.flatMap((page) => [
    ...lineProblems(page, project, anchors),
    ...picturedPaths(page).flatMap(({ path, line }) => {
      if (exists(path, page.path, project)) return []
      return [{ file: page.path, line, problem: `the picture shows ${path}, which does not exist: draw what is there` }]
    }),
    ...countProblems(page, project.counts),
  ])
  return [...inPages, ...commands]
}

function lineProblems(page: Page, project: Project, anchors: ReadonlyMap<string, ReadonlySet<string>>): Problem[] {
  const pictured = new Set(picturedPaths(page).map(({ line }) => line))
  let isRejected = false
  return page.lines.flatMap((line, index) => {
    if (/^#|^\*\*/.test(line.text)) isRejected = REJECTED.test(line.text)
    const named = isRejected
      ? []
      : [
          ...codeSpans(line).flatMap((span) => spanProblem(span, page.path, project) ?? []),
          ...(line.isCode && !pictured.has(index + 1)
            ? commandPaths(line.text).flatMap((path) => pathProblem(path, page.path, project) ?? [])
            : []),
        ]
    const problems = [
      ...named,
      ...linkTargets(line).flatMap((target) => linkProblem(target, page.path, project, anchors) ?? []),
      ...commandProblems(line.text, project),
    ]
    return problems.map((problem) => ({ file: page.path, line: index + 1, problem }))
  })
}

function spanProblem(span: string, page: string, project: Project): string | undefined {
  if (/^npx |^npm |^node |\s--\s/.test(span)) {
    return commandPaths(span)
      .map((path) => pathProblem(path, page, project))
      .find(Boolean)
  }
  const path = span.replace(/:\d+(-\d+)?$/, '')
  if (isPath(path, page, project)) return pathProblem(path, page, project)
  const [, name] = NAME.exec(span) ?? []
  if (name === undefined || EXTENSION.test(span)) return undefined
  const missing = name.split('.').find((part) => !isName(part, project))
  return missing && `\`${span}\` names ${missing}, which stands in no file of code: correct the name, or take it out`
}

function isName(name: string, { names, isForeign }: Project): boolean {
  return names.has(name) || EXTERNAL_NAMES.has(name) || isForeign(name)
}

/** Whether it is a file or folder that is named: by its ending, or by the folder that it begins with. */
function isPath(span: string, page: string, project: Project): boolean {
  if (/[\s"'=(:]|^[/@{]|^\*?\.\w+$|^\.(?:next|cache|data)\//.test(span)) return false
  if (EXTENSION.test(span)) return true
  const [first = '', second] = span.split('/')
  return second !== undefined && placesOf(page).some((place) => project.paths.has(posix.join(place, first)))
}

const placesOf = (page: string) => ['', 'src', 'demo', ...(HOMES[page] ?? []), posix.dirname(page)]

function pathProblem(path: string, page: string, project: Project): string | undefined {
  if (EXTERNAL_NAMES.has(path)) return undefined
  const missing = spellOut(path).find((spelling) => !exists(spelling, page, project))
  return missing && `\`${path}\` names ${missing}, which does not exist: write where it is now, or take it out`
}

/** The paths that a form with braces stands for. */
function spellOut(path: string): string[] {
  const [whole, choices] = /\{([^{}]*,[^{}]*)\}/.exec(path) ?? []
  if (whole === undefined || choices === undefined) return [path]
  return choices.split(',').flatMap((choice) => spellOut(path.replace(whole, choice.trim())))
}

function exists(path: string, page: string, { paths }: Project): boolean {
  const plain = path.replace(/\/(?:…)?$/, '')
  const places = placesOf(page).map((place) => posix.join(place, plain))
  if (/[*<{…]/.test(plain)) {
    const forms = places.map(asPattern)
    const base = plain.includes('/') ? undefined : asPattern(`**/${plain}`)
    return [...paths].some((known) => forms.some((form) => form.test(known)) || base?.test(known))
  }
  if (places.some((place) => paths.has(place) || CODE_EXTENSIONS.some((end) => paths.has(place + end)))) return true
  return !plain.includes('/') && [...paths].some((known) => known.endsWith(`/${plain}`))
}

/** A star, a name in pointed brackets or in braces, and an ellipsis stand for anything in a name, two stars for any folders. */
function asPattern(path: string): RegExp {
  const parts = path.split(/(\*\*\/|\*|<[^>]*>|\{[^}]*\}|…)/)
  const written = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    return part === '**/' ? '(?:.*/)?' : '[^/]*'
  })
  return new RegExp(`^${written.join('')}$`)
}

/** The files that a command or a block of code names. */
function commandPaths(text: string): string[] {
  const words = text.replace(/\s#\s.*$/, '').split(/[\s'"`;,:()│├└─▶]+/)
  return words.filter(
    (word) => EXTENSION.test(word) && /^[\w[]/.test(word) && word.includes('/') && !word.includes('..'),
  )
}

function commandProblems(text: string, { commands }: Project): string[] {
  return [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
    .filter(([, command = '']) => !commands.includes(command))
    .map(([, command]) => `\`npm run ${command}\` is no command of package.json: correct it, or add the command`)
}

function linkProblem(
  target: string,
  page: string,
  project: Project,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (/^\w+:/.test(target)) return undefined
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path)).replace(/\/$/, '')
  if (!project.paths.has(file))
    return `the link ${target} leads to ${file}, which does not exist: write where it is now`
  if (anchor === undefined || !file.endsWith('.md')) return undefined
  const isThere = anchors.get(file)?.has(decodeURIComponent(anchor))
  return isThere ? undefined : `the link ${target} leads to a heading that ${file} does not have: correct one of them`
}

/** Folders drawn as a tree in a block of code: each line stands in the folder above it that is indented less. */
function picturedPaths({ lines }: Page): { path: string; line: number }[] {
  const open: { indent: number; path: string }[] = []
  return lines.flatMap(({ text, isCode }, index) => {
    if (text.trim() === '' || !isCode) open.length = 0
    const [, space = '', name = ''] = /^(\s+)([\w.[\]*{},/-]+)(?=\s|$)/.exec(text) ?? []
    if (!isCode || name === '') return []
    while (open.at(-1) && (open.at(-1)?.indent ?? 0) >= space.length) open.pop()
    const parent = open.at(-1)
    if (!parent && !name.endsWith('/')) return []
    const path = posix.join(parent?.path ?? '', name)
    if (name.endsWith('/')) open.push({ indent: space.length, path })
    return EXTENSION.test(name) || name.endsWith('/') ? [{ path, line: index + 1 }] : []
  })
}
