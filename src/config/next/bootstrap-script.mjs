// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

/**
 * What each document carries to start the site's scripts (src/door/document/bootstrap.js), as small as it can be.
 *
 * @param {string} root the project's folder
 */
export async function readBootstrapScript(root) {
  const source = await readFile(join(root, 'src/door/document/bootstrap.js'), 'utf8')
  const { code } = await transform(source, { minify: true, target: 'es2022' })
  return code.trim()
}
