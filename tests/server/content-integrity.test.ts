import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, it, onTestFinished } from 'vitest'
import { checksumFile } from '@/config/file-checksums.mjs'
import { checkContentIntegrity } from '@/server/content-integrity'

const ENTRIES = 'src/content/entries'
const WORDS = 'public/locales'

/** The project's own entries and words in a folder that a test may spoil. */
function copy() {
  const root = tempFolder('entries')
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = [ENTRIES, WORDS].flatMap((folder) => {
    cpSync(folder, join(root, folder), { recursive: true })
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(yaml|json)$/.test(name))
      .map((name) => `${folder}/${name}`)
  })
  const built = Object.fromEntries(files.map((name) => [name, checksumFile(readFileSync(name))]))
  return {
    look: () => checkContentIntegrity(root, built),
    at: (name: string) => join(root, name.endsWith('.json') || name === 'nl' ? WORDS : ENTRIES, name),
  }
}

/** So much of its lines. */
function cut(file: string, share: number): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, `${lines.slice(0, Math.floor(lines.length * share)).join('\n')}\n`)
}

it('entries as they were built are whole, and so are those that an editor has changed since', async () => {
  const { look, at } = copy()
  expect(await look()).toEqual([])
  writeFileSync(at('news/a-new-one.yaml'), 'title: new\n')
  writeFileSync(at('faq.yaml'), readFileSync(at('faq.yaml'), 'utf8').replace(/$/, '# a word more\n'))
  expect(await look()).toEqual([])
})

it('an editor may change the beginning and leave out a third, and write what looks like the mark of a conflict', async () => {
  const { look, at } = copy()
  const text = readFileSync(at('promises.yaml'), 'utf8')
  cut(at('promises.yaml'), 0.67)
  const shorter = readFileSync(at('promises.yaml'), 'utf8')
  expect(shorter.length).toBeLessThan(text.length)
  writeFileSync(at('promises.yaml'), `# an editor's note\n${shorter}`)
  writeFileSync(at('news/a-new-one.yaml'), 'title: a <<<<<<< b\n# ======= and so on\n< c\n> d\n=======e\n')
  expect(await look()).toEqual([])
})

it('each problem has a line, in the order of the files', async () => {
  const { look, at } = copy()
  writeFileSync(at('pages/co2.yaml'), ' \n')
  writeFileSync(at('contact.yaml'), 'title: a\n')
  writeFileSync(at('news/a-new-one.yaml'), 'title: cut')
  writeFileSync(at('news/another.yaml'), 'title: a\n>>>>>>> other\n')
  expect(await look()).toEqual([
    expect.stringMatching(/contact\.yaml: 9 bytes, and the build had \d+$/),
    `${ENTRIES}/news/a-new-one.yaml: it ends in the middle of a line`,
    `${ENTRIES}/news/another.yaml: it has the marks of a conflict between two versions`,
    `${ENTRIES}/pages/co2.yaml: it is empty`,
  ])
})

it.each<[string, (at: (name: string) => string) => void, string]>([
  ['a file is cut', (at) => truncateSync(at('faq.yaml'), 700), `${ENTRIES}/faq.yaml: it ends in the middle of a line`],
  ['a file is cut at the end of a line', (at) => cut(at('faq.yaml'), 0.02), `${ENTRIES}/faq.yaml: `],
  ['a file has lost a third of its end', (at) => cut(at('promises.yaml'), 0.67), `${ENTRIES}/promises.yaml: `],
  ['a file has lost a tenth of its end', (at) => cut(at('pages/fleet.yaml'), 0.9), `${ENTRIES}/pages/fleet.yaml: `],
  [
    'half of a file is no text',
    (at) => {
      const bytes = readFileSync(at('contact.yaml'))
      writeFileSync(at('contact.yaml'), bytes.fill(0, bytes.length >> 1, bytes.length - 1))
    },
    `${ENTRIES}/contact.yaml: parts of it are no text`,
  ],
  [
    'a folder stands where a file was',
    (at) => {
      rmSync(at('news/cuivre-et-petrole.yaml'))
      mkdirSync(at('news/cuivre-et-petrole.yaml'))
    },
    `${ENTRIES}/news/cuivre-et-petrole.yaml: the build had it`,
  ],
  ['words are cut', (at) => truncateSync(at('fr/contact.json'), 300), `${WORDS}/fr/contact.json: it is not the one`],
  ['words are gone', (at) => rmSync(at('nl/stock.json')), `${WORDS}/nl/stock.json: the build had it`],
  ['a language is gone', (at) => rmSync(at('nl'), { recursive: true }), `${WORDS}/nl: nothing is there`],
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
  [
    'they were not, with the line ends of another system',
    (at) => writeFileSync(at('pages/co2.yaml'), 'title: a\r\n=======\r\ntitle: b\r\n'),
    `${ENTRIES}/pages/co2.yaml: it has the marks of a conflict`,
  ],
])('%s: that is one line, which names it', async (_, spoil, line) => {
  const { look, at } = copy()
  spoil(at)
  const problems = await look()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(line)
})
