import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import { type Import, readImports } from './read-imports.mts'

/** An import, and where it leads. */
export interface Edge extends Import {
  /** Path of the importing file, from the root of the project, with `/`. */
  readonly from: string
  readonly to:
    | { readonly kind: 'file'; readonly path: string }
    /** A package by its name, a module of Node as `node:fs`. */
    | { readonly kind: 'package'; readonly name: string }
    | { readonly kind: 'unknown' }
}

export interface ImportGraph {
  readonly files: readonly string[]
  readonly edges: readonly Edge[]
}

const CODE = /\.[cm]?[jt]sx?$/
/** At the top of the project: what git and tools keep there, as .gitignore says. */
const OF_TOOLS = /^(\..*|node_modules|out|coverage|test-results|playwright-report|next-env\.d\.ts)$/
const PACKAGE = /^(@[\w.-]+\/)?\w[\w.-]*/

/** Every import of every file of code under `root`, resolved as TypeScript resolves it: relative paths, aliases, packages. */
export function readImportGraph(root: string): ImportGraph {
  const resolver = new ResolverFactory({
    tsconfig: { configFile: join(root, 'tsconfig.json') },
    extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'] },
    conditionNames: ['types', 'import', 'require', 'node'],
    builtinModules: true,
  })
  const fromRoot = (path: string) => relative(root, path).split(sep).join('/')
  const paths = codeUnder(root, (name) => !OF_TOOLS.test(name))

  function resolveTarget(file: string, specifier: string | undefined): Edge['to'] {
    if (specifier === undefined) return { kind: 'unknown' }
    const { path, builtin } = resolver.resolveFileSync(file, specifier)
    if (builtin) return { kind: 'package', name: builtin.resolved }
    const inside = path === undefined ? undefined : fromRoot(path)
    if (inside !== undefined && !inside.includes('node_modules/')) return { kind: 'file', path: inside }
    const name = PACKAGE.exec(specifier) ?? PACKAGE.exec(inside?.split('node_modules/').at(-1) ?? '')
    return name ? { kind: 'package', name: name[0] } : { kind: 'unknown' }
  }

  return {
    files: paths.map(fromRoot),
    edges: paths.flatMap((file) =>
      readImports(file, readFileSync(file, 'utf8')).map((found) => ({
        ...found,
        from: fromRoot(file),
        to: resolveTarget(file, found.specifier),
      })),
    ),
  }
}

function codeUnder(folder: string, isOurs: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return codeUnder(path)
      return CODE.test(entry.name) ? [path] : []
    })
}
