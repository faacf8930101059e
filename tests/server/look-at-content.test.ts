import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, it, onTestFinished } from 'vitest'
import { lookAtContent } from '@/server/look-at-content'

const ENTRIES = 'src/content/entries'

/** The project's own entries in a folder that a test may spoil. */
function copy() {
  const root = tempFolder('entries')
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(ENTRIES, join(root, ENTRIES), { recursive: true })
  const files = readdirSync(ENTRIES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const built = Object.fromEntries(files.map((name) => [`${ENTRIES}/${name}`, statSync(join(ENTRIES, name)).size]))
  return { look: () => lookAtContent(root, built), at: (name: string) => join(root, ENTRIES, name) }
}

it('entries as they were built are whole, and so are those that an editor has changed since', async () => {
  const { look, at } = copy()
  expect(await look()).toEqual([])
  writeFileSync(at('news/a-new-one.yaml'), 'title: new\n')
  writeFileSync(at('faq.yaml'), readFileSync(at('faq.yaml'), 'utf8').replace(/$/, '# a word more\n'))
  expect(await look()).toEqual([])
})

it.each<[string, (at: (name: string) => string) => void, string]>([
  ['a file is cut', (at) => truncateSync(at('faq.yaml'), 700), `${ENTRIES}/faq.yaml: it ends in the middle of a line`],
  [
    'a file is cut at the end of a line',
    (at) =>
      writeFileSync(
        at('faq.yaml'),
        readFileSync(at('faq.yaml'), 'utf8').split('\n').slice(0, 12).join('\n').concat('\n'),
      ),
    `${ENTRIES}/faq.yaml: `,
  ],
  [
    'a file is empty',
    (at) => truncateSync(at('pages/homepage.yaml'), 0),
    `${ENTRIES}/pages/homepage.yaml: it is empty`,
  ],
  ['a file is gone', (at) => rmSync(at('contact.yaml')), `${ENTRIES}/contact.yaml: the build had it`],
  ['a folder is gone', (at) => rmSync(at('dealers'), { recursive: true }), `${ENTRIES}/dealers: nothing is there`],
  [
    'two versions were not brought together',
    (at) => writeFileSync(at('pages/co2.yaml'), '<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> other\n'),
    `${ENTRIES}/pages/co2.yaml: it has the marks of a conflict`,
  ],
])('%s: that is one line, which names it', async (_, spoil, line) => {
  const { look, at } = copy()
  spoil(at)
  const problems = await look()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(line)
})
