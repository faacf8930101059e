import { describe, expect, it } from 'vitest'
import { findDocProblems } from '../../scripts/check/docs-check/find-problems.mts'
import { withPartLines } from '../../scripts/check/docs-check/part-lines.mts'
import { type Project, wordsOf } from '../../scripts/check/docs-check/project.mts'
import { readPage } from '../../scripts/check/docs-check/read-page.mts'

const project: Project = {
  paths: new Set([
    'README.md',
    'docs',
    'docs/tour.md',
    'src',
    'src/shell',
    'src/shell/Menu.tsx',
    'src/domain',
    'src/domain/carline.ts',
    'public',
    'public/locales',
    'public/locales/fr',
    'public/locales/nl',
  ]),
  names: wordsOf('const readPage = (stock: { vehicle: string }) => "data-ground"'),
  isForeign: (name) => name === 'useId',
  commands: ['verify', 'docs:check'],
  counts: [{ noun: /namespaces\b/, count: 20 }],
}

const problemsIn = (text: string, path = 'docs/tour.md') =>
  findDocProblems(
    [
      readPage(path, text),
      readPage('README.md', '# The site\n\n## Run it\n\n    npm run verify\n    npm run docs:check\n'),
    ],
    project,
  ).map(({ line, problem }) => `${line}: ${problem}`)

describe('a path', () => {
  it.each([
    'src/shell/Menu.tsx',
    'shell/Menu.tsx',
    'shell/Menu',
    'Menu.tsx:12',
    'shell/',
    'public/locales/{fr,nl}',
    'shell/*.tsx',
  ])('exists: %s', (path) => expect(problemsIn(`See \`${path}\`.`)).toEqual([]))

  it.each(['src/shell/Gone.tsx', 'shell/gone', 'Gone.tsx:12', 'public/locales/{fr,de}', 'domain/*.tsx'])(
    'that does not exist is told with its line: %s',
    (path) =>
      expect(problemsIn(`Words.\n\nSee \`${path}\`.`)).toEqual([expect.stringMatching(/^3: .* does not exist/)]),
  )

  it('is looked for in blocks of code too, and in the pictures of folders', () => {
    expect(problemsIn('A:\n\n    step 1  shell/Gone.tsx   draws\n')).toHaveLength(1)
    expect(problemsIn('A:\n\n    src/\n      shell/     the frame\n        Menu.tsx\n')).toEqual([])
    expect(problemsIn('A:\n\n    src/\n      shell/     the frame\n      gone/\n')).toEqual([
      '5: the picture shows src/gone/, which does not exist: draw what is there',
    ])
  })

  it('may be gone among rejected alternatives', () => {
    expect(problemsIn('# A\n\n## Rejected\n\n`shell/Gone.tsx`, `goneName`.')).toEqual([])
  })
})

describe('a name of the code', () => {
  it.each(['readPage', 'readPage(route, language)', 'stock.vehicle', 'data-ground', 'useId()'])(
    'is known: %s',
    (name) => expect(problemsIn(`See \`${name}\`.`)).toEqual([]),
  )

  it('that stands nowhere is told', () => {
    expect(problemsIn('See `readGone(route)`.')).toEqual([expect.stringContaining('names readGone')])
    expect(problemsIn('See `stock.gone`.')).toEqual([expect.stringContaining('names gone')])
  })

  it('of an address, a header or words is nobody’s', () => {
    expect(problemsIn('`/fr/gone`, `https://gone.example`, `--gone`, `{GONE.range}`, `100%`')).toEqual([])
  })
})

describe('a link', () => {
  it('leads to a file, and to a heading that its page has', () => {
    expect(problemsIn('[a](../README.md#run-it), [b](../src/shell), [c](https://gone.example)')).toEqual([])
    expect(problemsIn('[a](../README.md#walk-it)')).toEqual([
      expect.stringContaining('a heading that README.md does not have'),
    ])
    expect(problemsIn('[a](gone.md)')).toEqual([expect.stringContaining('docs/gone.md, which does not exist')])
  })
})

describe('a command and a count', () => {
  it('are those of the project', () => {
    expect(problemsIn('`npm run verify`, 20 namespaces, twenty namespaces')).toEqual([])
    expect(problemsIn('`npm run gone`')).toEqual([expect.stringContaining('no command of package.json')])
    expect(problemsIn('19 namespaces')).toEqual(['1: it says “19 namespaces”, and there are 20: correct it'])
  })

  it('of a decision is that of its day', () => {
    expect(problemsIn('19 namespaces', 'docs/decisions/0001-one.md')).toEqual([])
  })
})

it('the lines of the parts are old when one is out by more than three in a hundred', () => {
  const page = 'A\n<!-- Written by `npm run docs:check -- --write`: -->\n\n<!-- until here. -->\nB\n'
  const part = { name: 'product', folders: ['src'], what: 'the site', lines: 1000 }
  const written = withPartLines(page, [part])
  expect(written.isStale).toBe(true)
  expect(withPartLines(written.text, [{ ...part, lines: 1020 }]).isStale).toBe(false)
  expect(withPartLines(written.text, [{ ...part, lines: 1040 }]).isStale).toBe(true)
})
