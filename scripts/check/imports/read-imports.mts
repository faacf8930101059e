import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite'

/** One place where a file names another module. */
export interface Import {
  /** As written; undefined where it is computed, so that nobody can tell what is imported. */
  readonly specifier: string | undefined
  readonly line: number
  /** The file exports again what it gets from there. */
  readonly isPassedOn: boolean
}

/** Functions that import under another name as soon as they are not called in place. */
const IMPORTERS = new Set(['require', 'createRequire'])

/**
 * Every module that a file names: `import` and `export … from`, of types too, `import()`, `require()`, `import x = require()`,
 * `typeof import()`, and `new URL(…, import.meta.url)`, which is how a worker is named.
 */
export function readImports(file: string, source: string): Import[] {
  const { program, module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)

  const found: { specifier: string | undefined; offset: number }[] = []
  const note = (node: ESTree.Node, specifier: string | undefined) => found.push({ specifier, offset: node.start })
  const calledInPlace = new Set<number>()

  new Visitor({
    ImportDeclaration(node) {
      note(node, node.source.value)
    },
    ExportAllDeclaration(node) {
      note(node, node.source.value)
    },
    ExportNamedDeclaration(node) {
      if (node.source) note(node, node.source.value)
    },
    ImportExpression(node) {
      note(node, literalText(node.source))
    },
    TSImportType(node) {
      note(node, node.source.value)
    },
    TSExternalModuleReference(node) {
      note(node, node.expression.value)
    },
    NewExpression(node) {
      const [path, base] = node.arguments
      const specifier = literalText(path)
      const isOfThisFile = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
      if (isOfThisFile && specifier && /\.[cm]?[jt]sx?$/.test(specifier)) note(node, specifier)
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return
      calledInPlace.add(node.callee.start)
      note(node, literalText(node.arguments[0]))
    },
    Identifier(node) {
      if (IMPORTERS.has(node.name) && !calledInPlace.has(node.start)) note(node, undefined)
    },
  }).visit(program)

  const passedOn = passedOnBy(module)
  return found.map(({ specifier, offset }) => ({
    specifier,
    line: source.slice(0, offset).split('\n').length,
    isPassedOn: specifier !== undefined && passedOn.has(specifier),
  }))
}

function passedOnBy({ staticImports, staticExports }: ParseResult['module']): Set<string> {
  const importedAs = new Map(
    staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value]),
    ),
  )
  return new Set(
    staticExports.flatMap(({ entries }) =>
      // The parser itself follows `import { a } from 'b'; export { a }`, but not `export default a`.
      entries.flatMap(
        ({ moduleRequest, localName }) => moduleRequest?.value ?? importedAs.get(localName.name ?? '') ?? [],
      ),
    ),
  )
}

function literalText(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}
