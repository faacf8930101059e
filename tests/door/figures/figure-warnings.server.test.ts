import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, expect, test } from 'vitest'
import { contentReader } from '@/content/store/reader.server'
import { findFigureWarnings } from '@/door/figures/figure-warnings.server'

const FILE = 'src/content/entries/pages/co2.yaml'
let root = ''

beforeEach(async () => {
  root = tempFolder('figures')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

/** What is warned of when the title of a page says something of the cars. */
async function warningsOnTitle(fr: string, nl: string) {
  const text = await readFile(path.join(root, FILE), 'utf8')
  const changed = text.replace(/title:\n {2}fr: .*\n {2}nl: .*/, `title:\n  fr: '${fr}'\n  nl: '${nl}'`)
  expect(changed).not.toBe(text)
  await writeFile(path.join(root, FILE), changed)
  return findFigureWarnings(contentReader(root))
}

test('no text types a figure that the catalogue knows', async () => {
  expect(await findFigureWarnings()).toEqual([])
})

test('a figure that is not the catalogue’s contradicts it, in either language', async () => {
  expect(
    await warningsOnTitle('La Born a une autonomie de 600 km.', 'De Born heeft een rijbereik van 600 km.'),
  ).toEqual([
    {
      file: FILE,
      field: 'title.fr',
      kind: 'figure_contradicts',
      found: 'La Born a une autonomie de 600 km. ({BORN.range} = 428–567)',
    },
    {
      file: FILE,
      field: 'title.nl',
      kind: 'figure_contradicts',
      found: 'De Born heeft een rijbereik van 600 km. ({BORN.range} = 428–567)',
    },
  ])
})

test('one that is right today is named, so that it is right tomorrow', async () => {
  expect(await warningsOnTitle('La Born a une autonomie de 428 km.', 'Een titel.')).toMatchObject([
    { field: 'title.fr', kind: 'figure_typed' },
  ])
  expect(await warningsOnTitle('La Born a une autonomie de {BORN.range}.', 'Een titel.')).toEqual([])
})

test('of one entry, nothing is said of the others', async () => {
  await warningsOnTitle('La Born a une autonomie de 600 km.', 'Een titel.')
  const reader = contentReader(root)
  expect(await findFigureWarnings(reader, 'pages/co2')).toMatchObject([{ file: FILE, field: 'title.fr' }])
  expect(await findFigureWarnings(reader, 'pages/homepage')).toEqual([])
})
