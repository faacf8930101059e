import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CO2_LINES } from '@tests/content/co2-title'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { findWarnings, type Warning } from '@/content/check/warnings.server'
import { contentReader } from '@/content/store/reader.server'

let root = ''
const FILE = 'src/content/entries/pages/co2.yaml'
const TODAY = new Date('2026-11-23T10:00:00Z')

beforeEach(async () => {
  root = tempFolder('warnings')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

/** What is warned of on a page after one place of it was changed, and was not before. */
async function warningsAfter(from: string | RegExp, to: string): Promise<Warning[]> {
  const before = JSON.stringify(await findWarnings(contentReader(root), TODAY))
  const text = await readFile(path.join(root, FILE), 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  await writeFile(path.join(root, FILE), changed)
  const after = await findWarnings(contentReader(root), TODAY)
  return after.filter((one) => !before.includes(JSON.stringify(one)))
}

const described = (length: number) => `description:\n  fr: ${'a'.repeat(length)}\n  nl: ${'b'.repeat(100)}\nlead:`
const DESCRIPTION = /description:\n[\s\S]*?\nlead:/
const block = (until: string) =>
  `blocks:\n  - discriminant: quote\n    value:\n      words:\n        fr: Un mot.\n        nl: Een woord.\n      period:\n        from: 2026-01-01\n        until: ${until}\n`

test('somebody stands for every promise that is live', async () => {
  const warnings = await findWarnings(undefined, TODAY)
  expect(warnings.filter(({ kind }) => kind === 'promise' || kind === 'promise_ended')).toEqual([])
})

describe('an editor is told of', () => {
  it('a title that a list of results cuts, with the name that stands before it', async () => {
    // "Consommation et CO2 : " is 22 characters.
    expect(await warningsAfter(CO2_LINES.fr, `fr: ${'m'.repeat(43)}`)).toEqual([])
    expect(await warningsAfter('m'.repeat(43), 'm'.repeat(44))).toEqual([
      { file: FILE, field: 'title.fr', kind: 'title_long', found: '66' },
    ])
  })

  it('a description that is too short or too long to be of use', async () => {
    expect(await warningsAfter(DESCRIPTION, described(165))).toEqual([])
    expect(await warningsAfter(DESCRIPTION, described(166))).toMatchObject([{ kind: 'description_long', found: '166' }])
    expect(await warningsAfter(DESCRIPTION, described(50))).toEqual([])
    expect(await warningsAfter(DESCRIPTION, described(49))).toMatchObject([
      { field: 'description.fr', kind: 'description_short', found: '49' },
    ])
  })

  it('a block whose last day is over, and not on that day', async () => {
    expect(await warningsAfter('blocks:\n', block('2026-11-23'))).toEqual([])
    expect(await warningsAfter('until: 2026-11-23', 'until: 2026-11-22')).toEqual([
      { file: FILE, field: 'blocks[0].value.period.until', kind: 'ended', found: '2026-11-22' },
    ])
  })

  it('a promise that nobody stands for, and one whose day is over', async () => {
    const promised = 'fr: La visite est gratuite.\n  nl: Het bezoek is gratis.'
    const told = await warningsAfter(`${CO2_LINES.fr}\n  ${CO2_LINES.nl}`, promised)
    expect(told).toEqual([
      { file: FILE, field: 'title.fr', kind: 'promise', found: 'La visite est gratuite.' },
      { file: FILE, field: 'title.nl', kind: 'promise', found: 'Het bezoek is gratis.' },
    ])
    const accept = (until: string) =>
      writeFile(
        path.join(root, 'src/content/entries/promises.yaml'),
        `accepted:\n  - words:\n      fr: la visite est gratuite\n      nl: het bezoek is gratis\n    owner: Ventes\n    until: ${until}\n`,
      )
    const promises = async () => {
      const warnings = await findWarnings(contentReader(root), TODAY)
      return warnings.filter(({ file, field }) => file === FILE && field.startsWith('title'))
    }
    await accept('2026-11-23')
    expect(await promises()).toEqual([])
    await accept('2026-11-22')
    expect(await promises()).toMatchObject([
      { kind: 'promise_ended', found: 'La visite est gratuite. (Ventes, 2026-11-22)' },
      { kind: 'promise_ended' },
    ])
  })

  it('a page that nothing leads to, unless it is not there yet', async () => {
    const entries = path.join(root, 'src/content/entries')
    const change = async (entry: string, from: string | RegExp, to: string) => {
      const file = path.join(entries, entry)
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replaceAll(from, to))
    }
    const unlinked = async () => {
      const warnings = await findWarnings(contentReader(root), TODAY)
      return warnings.flatMap(({ kind, file }) => (kind === 'unlinked' ? [path.basename(file)] : []))
    }
    const isNamed = async () => (await unlinked()).includes(path.basename(FILE))
    // Whoever comes by an advertisement, or for what the law asks, needs no link.
    const before = await unlinked()
    for (const page of ['co2.yaml', 'legal.yaml', 'landing-page-2024.yaml']) expect(before).not.toContain(page)
    for (const entry of await readdir(entries, { recursive: true })) {
      if (!entry.endsWith('.yaml') || entry === 'pages/co2.yaml') continue
      await change(entry, /route: co2$/gm, 'route: contact')
      await change(entry, '(route:co2', '(route:contact')
    }
    expect(await isNamed()).toBe(true)
    for (const [entry, from, to] of [
      ['navigation/footer.yaml', 'route: contact\n', 'route: co2\n'],
      ['pages/environnement.yaml', 'route: contact\n', 'route: co2\n'],
      ['faq.yaml', '(route:contact', '(route:co2'],
    ] as const) {
      await change(entry, from, to)
      expect(await isNamed(), entry).toBe(false)
      await change(entry, to, from)
    }
    await change('pages/co2.yaml', /^route: co2$/gm, 'route: co2\nperiod:\n  from: 2026-11-24\n  until: null')
    expect(await isNamed()).toBe(false)
  })
})
