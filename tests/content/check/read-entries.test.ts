import { describe, expect, test } from 'vitest'
import { readEntries } from '@/content/check/read-entries.server'
import type { ContentReader } from '@/content/store/reader.server'

type Read = () => unknown
interface Written {
  /** By their names. */
  readonly pages?: Readonly<Record<string, Read>>
  readonly faq?: Read
  /** What is not there. */
  readonly absent?: readonly string[]
}

/** A store in which everything there is one of is an empty entry, but for what is named. */
function readerOf({ pages = {}, faq = () => ({}), absent = [] }: Written): ContentReader {
  const collections = new Proxy(
    {},
    {
      get: (_, kind) => ({
        list: async () => (kind === 'pages' ? Object.keys(pages) : []),
        readOrThrow: async (slug: string) => pages[slug]?.(),
      }),
    },
  )
  const singletons = new Proxy(
    {},
    {
      get: (_, kind) => ({
        read: async () => (absent.includes(String(kind)) ? null : {}),
        readOrThrow: async () => {
          if (absent.includes(String(kind))) throw new Error(`Entry at ${String(kind)} not found`)
          return kind === 'faq' ? faq() : {}
        },
      }),
    },
  )
  return { collections, singletons } as unknown as ContentReader
}

const failing = (message: string, name = 'Error') => {
  return () => {
    throw Object.assign(new Error(message), { name })
  }
}
const problemsOf = async (written: Written) =>
  (await readEntries(readerOf(written))).problems.map(({ file, field, code, values }) => [file, field, code, ...values])
const PAGE = 'src/content/entries/pages/adn.yaml'

test('every entry is handed on with its name and its file; what there is one of, as a list of one', async () => {
  const { entries, problems } = await readEntries(readerOf({ pages: { adn: () => ({ route: 'adn' }) } }))
  expect(problems).toEqual([])
  expect(entries.pages).toEqual([{ slug: 'adn', file: PAGE, entry: { route: 'adn' } }])
  expect(entries.faq).toEqual([{ slug: '', file: 'src/content/entries/faq.yaml', entry: {} }])
})

describe('what cannot be read', () => {
  test('is a problem of each field that is wrong, in the entry that has it, and the others are there', async () => {
    const pages = {
      adn: failing(
        'Invalid data for "adn" in collection "pages":\nblocks.12.value.items.0: Must be a valid option\n\ntitle.nl: Must be shorter: 9 at most',
      ),
      co2: () => ({ route: 'co2' }),
    }
    expect(await problemsOf({ pages })).toEqual([
      [PAGE, 'blocks[12].value.items[0]', 'unreadable', 'Must be a valid option'],
      [PAGE, 'title.nl', 'unreadable', 'Must be shorter: 9 at most'],
    ])
    const { entries } = await readEntries(readerOf({ pages }))
    expect(entries.pages.map(({ slug, entry }) => [slug, entry !== undefined])).toEqual([
      ['adn', false],
      ['co2', true],
    ])
  })

  test('is one problem of the whole file where it is no YAML, or where nobody says what is wrong', async () => {
    const pages = { adn: failing('bad indentation: of a mapping\n 1 | title: a: b\n-----^', 'YAMLException') }
    expect(await problemsOf({ pages })).toEqual([[PAGE, '', 'unreadable', 'bad indentation: of a mapping']])
    const silent = failing('Invalid data for "adn" in collection "pages":')
    expect(await problemsOf({ pages: { adn: silent } })).toEqual([
      [PAGE, '', 'unreadable', 'Invalid data for "adn" in collection "pages":'],
    ])
    expect(await problemsOf({ pages: { adn: failing('not found') } })).toEqual([[PAGE, '', 'unreadable', 'not found']])
    const text = () => Promise.reject('the disk is gone')
    expect(await problemsOf({ faq: text })).toEqual([
      ['src/content/entries/faq.yaml', '', 'unreadable', 'the disk is gone'],
    ])
  })

  test('is what has to be there and is not; banners, promises, redirects and a team need not', async () => {
    const { entries, problems } = await readEntries(readerOf({ absent: ['banners', 'promises', 'redirects'] }))
    expect(problems).toEqual([])
    expect(entries.banners).toMatchObject([{ entry: undefined }])
    expect(entries.team).toMatchObject([{ entry: {} }])
    expect(await problemsOf({ absent: ['team'] })).toEqual([])
    for (const [kind, file] of [
      ['faq', 'faq'],
      ['header', 'navigation/header'],
      ['footer', 'navigation/footer'],
    ] as const) {
      const problems = await problemsOf({ absent: [kind] })
      expect(problems.map(([path]) => path)).toEqual([`src/content/entries/${file}.yaml`])
    }
  })
})
