import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentProblem } from '@/content/check/problems.server'
import { findContentProblems } from '@/content/check/validate.server'

/** The site's entries, with the example of every block in the place of one page. */
let root = ''
const ENTRIES = 'src/content/entries'
const PAGE = 'pages/independent-operators.yaml'
const inRoot = (file: string) => path.join(root, ENTRIES, file)
let example = ''

beforeAll(async () => {
  root = tempFolder('content')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp(ENTRIES, path.join(root, ENTRIES), { recursive: true })
  const fixture = await readFile(`tests/content/fixtures/${ENTRIES}/pages/every-block.yaml`, 'utf8')
  // The one fault of the example: its file to take along is not in public/downloads.
  example = fixture.replace(/ {2}- discriminant: downloads\n {4}value:\n(?: {6}.*\n)+/, '')
  expect(example).not.toBe(fixture)
})
beforeEach(() => writeFile(inRoot(PAGE), example))

async function problemsAfter(from: string | RegExp, to: string, file = PAGE): Promise<ContentProblem[]> {
  const before = await readFile(inRoot(file), 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  await writeFile(inRoot(file), after)
  const problems = await findContentProblems(root)
  await writeFile(inRoot(file), before)
  return problems
}

/** The one problem, without its file. */
async function problemAfter(from: string | RegExp, to: string) {
  const problems = await problemsAfter(from, to)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.file).toBe(`${ENTRIES}/${PAGE}`)
  return `${problems[0]?.field}: ${problems[0]?.code} ${problems[0]?.values.join(' ')}`
}

test('an example of every kind of block has no problem', async () => {
  expect(await findContentProblems(root)).toEqual([])
})

describe('what is wrong in a block is named with its field', () => {
  test.each([
    ['a shot that the interior does not have', 'shot: stitch', 'shot: rear', /picture\.shot: no_shot rear leather/],
    [
      'a question that nobody asks',
      'questions: [trade-in]',
      'questions: [trade-out]',
      /questions\[0\]: no_question trade-out/,
    ],
    ['a list without anything', /questions: \[trade-in\]/, 'questions: []', /questions: none/],
    [
      'a period that ends before it begins',
      'count: 3',
      'count: 3\n      period: {from: 2026-12-24, until: 2026-12-01}',
      /period\.until: period 2026-12-01 2026-12-24/,
    ],
    ['a row with a cell too few', ', { fr: À la fin, nl: Op het einde }]', ']', /rows\[1\]: cells 2 3/],
    ['a place that is there twice', 'count: 3', 'count: 3\n      anchor: maison', /anchor: twice maison/],
    ['a tab that is there twice', 'id: route', 'id: maison', /items\[1\]\.id: twice maison/],
    [
      'a button without words',
      ', label: { fr: Tous les modèles, nl: Alle modellen }',
      '',
      /value\.link\.label: missing/,
    ],
    ['a credit that a business cannot have', '      shownTo: B2C\n', '', /product: only_for ac B2C/],
    [
      'a price without its WLTP figures',
      'fr: "La compacte électrique."',
      'fr: "Dès {BORN.price}."',
      /items\[0\]\.text\.fr: without_wltp \{BORN\.price\} \{BORN\.wltp\}/,
    ],
    ['a figure that no car has', '{BORN.range.max}', '{BORN.speed}', /unknown_name \{BORN\.speed\}/],
    ['a picture beside a text that is not chosen', '{ subject: leather, shot: stitch }', '{}', /picture: no_picture/],
    ['a translation that is missing', 'nl: Onderweg }', "nl: '' }", /items\[1\]\.title\.nl: missing/],
  ])('%s', async (_, from, to, problem) => {
    expect(await problemAfter(from, to)).toMatch(problem)
  })

  test('a carline that is not sold, a flag, a colour and a day that do not exist', async () => {
    for (const [from, to] of [
      ['carline: RAVAL', 'carline: LEONNEW'],
      ['count: 3', 'count: 3\n      flag: FREE_CARS'],
      ['color: highlight', 'color: pink'],
      ['count: 3', "count: 3\n      period: {from: '2026-02-31'}"],
      ['count: 3', 'count: 99'],
      ['form: test-drive', 'form: lottery'],
    ] as const) {
      const problems = await problemsAfter(from, to)
      expect(
        problems.map(({ file }) => file),
        to,
      ).toEqual([`${ENTRIES}/${PAGE}`])
    }
  })

  test('a file that is not in public/downloads', async () => {
    const file =
      '  - discriminant: downloads\n    value: {items: [{title: {fr: Un, nl: Een}, file: {fr: no.pdf, nl: ../../.env}}]}\n'
    const problems = await problemsAfter('tabs: []', `${file}tabs: []`)
    expect(problems.map(({ field, code, values }) => `${field}: ${code} ${values[0]}`)).toEqual([
      expect.stringMatching(/items\[0\]\.file\.fr: no_file no\.pdf/),
      expect.stringMatching(/items\[0\]\.file\.nl: no_file/),
    ])
  })
})

describe('a page in one language', () => {
  const ONLY_FRENCH = 'route: independent-operators\nlanguages: fr'

  test('may leave the other one empty', async () => {
    await writeFile(inRoot(PAGE), example.replace('nl: Alle blokken', "nl: ''").replace('nl: Onderweg', "nl: ''"))
    const problems = await problemsAfter('route: independent-operators', ONLY_FRENCH)
    expect(problems.filter(({ file }) => file.endsWith(PAGE))).toEqual([])
  })

  test('is not linked to from the other one', async () => {
    const problems = await problemsAfter('route: independent-operators', ONLY_FRENCH)
    expect(problems.length).toBeGreaterThan(0)
    for (const { code, values } of problems) {
      // In a running text, as its address.
      expect([code, ...values]).toEqual([
        'not_in_language',
        expect.stringMatching(/^(?:\/nl\/)?independent-operators$/),
        'nl',
      ])
    }
  })

  test('is never the homepage', async () => {
    const problems = await problemsAfter('route: homepage', 'route: homepage\nlanguages: nl', 'pages/homepage.yaml')
    expect(problems).toContainEqual(
      expect.objectContaining({ field: 'languages', file: `${ENTRIES}/pages/homepage.yaml` }),
    )
  })
})

describe('carlines', () => {
  test('each have one entry, and only one', async () => {
    const problems = await problemsAfter('carline: BORN', 'carline: RAVAL', 'carlines/born.yaml')
    expect(problems.map(({ code, values }) => [code, values[0]])).toEqual([
      ['no_entry', 'BORN'],
      ['second_entry', 'RAVAL'],
    ])
  })

  test('have no tab twice', async () => {
    const problems = await problemsAfter('id: interieur', 'id: design', 'carlines/born.yaml')
    expect(problems).toEqual([
      { file: `${ENTRIES}/carlines/born.yaml`, field: 'tabs[1].id', code: 'twice', values: ['design'] },
    ])
  })
})
