import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/run.mjs'

/** A text in the code that is long enough to be nobody else's, and that no compiler writes in another way. */
const TEXT = /(['"`])([ !#-&(-[\]-_a-~]{30,}?)\1/g
/** Of three words: « application/json; charset=utf-8 » is everybody's. */
const SENTENCE = / .* /
/** In .next: what was built, and not its copy in standalone/. */
const SEARCHED = /^(?:server|static)\/|^standalone\/server\.js$/
/** Of each module, so that the search takes seconds. */
const TEXTS_OF_A_MODULE = 8

/**
 * What a built site without demo/ still holds of it: its paths in what was traced, its texts in the code of the server and of the
 * browser, and what it draws with. Pages are not searched: the service's answers are in them.
 *
 * @param folder of the built project, without demo/
 */
export function findDemo(folder: string): string[] {
  const texts = demoTexts(folder)
  if (texts.length < 100) return [`only ${texts.length} texts of demo/ were found to search for`]
  const build = join(folder, '.next')
  const found: string[] = []
  if (existsSync(join(build, 'standalone/demo'))) found.push('.next/standalone/demo')
  for (const file of listFiles(build)) {
    if (!SEARCHED.test(file)) continue
    if (file.endsWith('.nft.json') && /[./]demo\/(?:backend|studio)\//.test(readFileSync(join(build, file), 'utf8'))) {
      found.push(`${file}: traces demo/`)
    }
    if (!/\.[cm]?js$/.test(file)) continue
    const code = readFileSync(join(build, file))
    for (const { text, module } of texts) if (code.includes(text)) found.push(`${file}: « ${text} » of ${module}`)
    if (code.includes('WebGLRenderer')) found.push(`${file}: the library that draws the demonstration's cars`)
  }
  return found
}

function demoTexts(folder: string): { text: string; module: string }[] {
  const product = listFiles(join(folder, 'src')).map((file) => readFileSync(join(folder, 'src', file), 'utf8'))
  const isOfProduct = (text: string) => product.some((code) => code.includes(text))
  const modules = listFiles(join(root, 'demo')).filter((file) => /^\w+\/(?!tests\/|scripts\/).*\.ts$/.test(file))
  return modules.flatMap((module) => {
    const found = [...readFileSync(join(root, 'demo', module), 'utf8').matchAll(TEXT)].map(([, , text = '']) => text)
    const own = [...new Set(found)].filter((text) => SENTENCE.test(text) && !isOfProduct(text))
    return own.slice(0, TEXTS_OF_A_MODULE).map((text) => ({ text, module }))
  })
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
