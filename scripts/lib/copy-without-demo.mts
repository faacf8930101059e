import { cpSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'
import { tempFolder } from './temp-folder.mjs'

/** From the root of the project: what git, tools and a machine keep in it, and the demonstration. */
const LEFT_OUT =
  /^(?:demo|node_modules|\.git|\.next|\.cache|\.data|\.env(?:\.local)?|out|coverage|test-results|playwright-report|next-env\.d\.ts|ops\/tls)$/

/** Its tests ask the demonstration's service and draw its cars: a product of somebody else has tests of its own. */
export const WITHOUT_TESTS = 'tsconfig.without-tests.json'

/**
 * The project as somebody has it who has deleted demo/: in a temporary folder, without packages, and with a tsconfig that
 * leaves the tests out.
 *
 * @param isWanted of a path from the root of the project; by default everything is
 * @returns its path
 */
export function copyWithoutDemo(isWanted: (path: string) => boolean = () => true): string {
  const folder = tempFolder('others')
  const filter = (source: string) => {
    const path = relative(root, source).replaceAll('\\', '/')
    return !LEFT_OUT.test(path) && isWanted(path)
  }
  cpSync(root, folder, { recursive: true, filter })
  const tsconfig = { extends: './tsconfig.json', exclude: ['node_modules', '.next', 'tests'] }
  writeFileSync(join(folder, WITHOUT_TESTS), JSON.stringify(tsconfig))
  return folder
}
