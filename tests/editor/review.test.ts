import { appendFileSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stringify } from 'yaml'
import { findContentProblems } from '@/content/check/validate.server'
import { deskPage } from '@/editor/desk-page.server'
import { runDraftAction } from '@/editor/draft-actions.server'
import { appendToJournal, readJournal } from '@/editor/journal.server'
import { nameInCookies, readTeam } from '@/editor/team.server'
import { deleteDraft, readWorkingCopy, saveDraft } from '@/editor/working-copy.server'

const TEAM = [
  { name: 'Zoë', duties: ['writes'] },
  { name: 'Bram', duties: ['writes', 'approves'] },
  { name: 'An', duties: ['approves', 'publishes'] },
]

let root = ''
const live = () => readFileSync(path.join(root, 'src/content/entries/pages/co2.yaml'), 'utf8')

async function found(people: readonly object[]) {
  await writeFile(path.join(root, 'src/content/entries/team.yaml'), stringify({ people }))
}

beforeEach(async () => {
  root = tempFolder('review')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
  await found(TEAM)
})
afterEach(() => vi.useRealTimers())

/** As the screens save it. */
async function write(who: string, to: string, from = /(?<=^title:\n {2})fr: .*/m) {
  const seen = (await readWorkingCopy('pages/co2', root))?.toString() ?? ''
  expect(seen).toMatch(from)
  await saveDraft('pages/co2', Buffer.from(seen.replace(from, `fr: ${to}`)), root)
  await appendToJournal('pages/co2', { did: 'saved', who }, root)
}

async function act(action: string, who: string, more: Readonly<Record<string, string>> = {}, entry = 'pages/co2') {
  const answer = await runDraftAction(
    { method: 'POST', isAllowed: true, language: 'fr', who, fields: { action, entry, back: 'desk', ...more } },
    { root, revalidate: async () => undefined },
  )
  return answer.kind === 'done' ? 'done' : `${answer.status} ${/<h1>([^<]*)/.exec(answer.html)?.[1]}`
}
const page = async (language: 'fr' | 'nl' = 'nl', who = 'Bram') =>
  (await deskPage({ entry: 'pages/co2' }, language, root, { team: await readTeam(root), who })).html

describe('in a team', () => {
  it('a draft goes from who writes to who approves to who publishes, and each step is told', async () => {
    await write('Zoë', 'Zonnewende')
    expect(await act('publish', 'An')).toBe('409 Ce brouillon attend encore une approbation')
    expect(await act('ask', 'Zoë', { note: 'Le titre <b>est</b> nouveau.' })).toBe('done')
    expect(await page()).toContain('Le titre &lt;b&gt;est&lt;/b&gt; nouveau.')
    expect(await act('return', 'Bram', { note: 'Trop court' })).toBe('done')
    expect(await act('ask', 'Zoë')).toBe('done')
    expect(await act('approve', 'Bram')).toBe('done')
    expect(await act('publish', 'An')).toBe('done')
    expect(live()).toContain('Zonnewende')
    const told = (await page()).split('<h2>Wie deed wat</h2>')[1] ?? ''
    const said = [...told.matchAll(/· ([^<]*)/g)].map(([, words]) => words)
    expect(said).toEqual([
      'An publiceerde',
      'Bram keurde het ontwerp goed',
      'Zoë vroeg om na te lezen',
      'Bram stuurde het ontwerp terug',
      'Zoë vroeg om na te lezen',
      'Zoë bewaarde een ontwerp',
    ])
  })

  it('nobody does what is not theirs, and reads who may', async () => {
    await write('Zoë', 'Zonnewende')
    for (const [action, who] of [
      ['approve', 'Zoë'],
      ['publish', 'Bram'],
      ['schedule', 'Zoë'],
      ['withdraw', 'Bram'],
      ['discard', 'An'],
    ] as const)
      expect(await act(action, who), action).toBe('403 Ce n’est pas dans votre rôle')
    for (const who of ['', 'Somebody', 'zoë'])
      expect(await act('discard', who), who).toBe('403 Dites d’abord qui vous êtes')
    expect(live()).not.toContain('Zonnewende')
    expect((await readWorkingCopy('pages/co2', root))?.toString()).toContain('Zonnewende')
  })

  it('an approval is of the words that were read: a change takes it away', async () => {
    await write('Zoë', 'Zonnewende')
    await act('approve', 'Bram')
    await write('Zoë', 'Zonnewende2')
    expect(await act('publish', 'An')).toBe('409 Ce brouillon attend encore une approbation')
    await write('Zoë', 'Zonnewende')
    expect(await act('publish', 'An')).toBe('done')
  })

  it('what is approved, published or discarded is what stood beside the button', async () => {
    const shown = async (who: string) => ({
      state: / name="state" value="([^"]*)"/.exec(await page('fr', who))?.[1] ?? '',
    })
    await write('Zoë', 'Zonnewende')
    const [bram, an] = [await shown('Bram'), await shown('An')]
    await write('Zoë', 'Midwinter')
    const changed = '409 Ce brouillon a changé entre-temps'
    expect(await act('approve', 'Bram', bram)).toBe(changed)
    expect(await act('discard', 'Bram', bram)).toBe(changed)
    expect(await act('approve', 'Bram', await shown('Bram'))).toBe('done')
    expect(await act('publish', 'An', an)).toBe(changed)
    expect(await act('publish', 'An', await shown('An'))).toBe('done')
    expect(live()).toContain('Midwinter')
    expect(await act('discard', 'Bram', bram)).toBe('409 Ce brouillon n’est plus là')
  })

  it('an approval is of the words of new pictures too, which go live with their page', async () => {
    const picture = 'pictures/gand-0123456789'
    const say = async (fr: string) => {
      const written = { name: 'Gand', picture: { file: 'gand-0123456789.jpg', x: 50, y: 50 }, alt: { fr, nl: 'Gent' } }
      await saveDraft(picture, Buffer.from(stringify(written)), root, { isWhole: true })
    }
    await say('Gand la nuit')
    const text = live().replace('  shot: day-rear', '  shot: day-rear\n  file: gand-0123456789.jpg')
    await saveDraft('pages/co2', Buffer.from(text), root, { isWhole: true })
    await act('approve', 'Bram')
    await say('Autre chose')
    expect(await act('publish', 'An')).toBe('409 Ce brouillon attend encore une approbation')
    expect(await page()).not.toContain('Bram keurde het ontwerp goed</p>')
    await say('Gand la nuit')
    expect(await act('approve', 'Bram')).toBe('409 Ce brouillon est déjà approuvé')
  })

  it('nobody approves what they have written themselves, unless nobody else could', async () => {
    await write('Bram', 'Zonnewende')
    await write('Zoë', 'Zonnewende2')
    expect(await act('approve', 'Bram')).toBe('409 Une autre personne doit approuver ce brouillon')
    await found([{ name: 'Bram', duties: ['writes', 'approves', 'publishes'] }])
    expect(await act('approve', 'Bram')).toBe('done')
    expect(await act('publish', 'Bram')).toBe('done')
  })

  it('of two approvals at once the second is told that nothing is to be done', async () => {
    await write('Zoë', 'Zonnewende')
    const answers = await Promise.all([act('approve', 'Bram'), act('approve', 'An')])
    expect(answers).toEqual(['done', '409 Ce brouillon est déjà approuvé'])
    expect((await readJournal('pages/co2', root)).filter(({ did }) => did === 'approved')).toHaveLength(1)
  })

  it('a day that is planned waits for its approval like any other change, and a page is withdrawn without one', async () => {
    expect(await act('schedule', 'An', { until: '2031-01-31' })).toBe('409 Ce brouillon attend encore une approbation')
    expect((await readWorkingCopy('pages/co2', root))?.toString()).toContain('2031-01-31')
    expect(await act('withdraw', 'An')).toBe('done')
    expect(live()).toContain('until')
  })

  it('a page that is withdrawn takes no word of its draft along, and who wrote that is not forgotten', async () => {
    await write('Bram', 'Zonnewende')
    expect(await act('withdraw', 'An')).toBe('done')
    expect(live()).toMatch(/until/)
    expect(live()).not.toContain('Zonnewende')
    expect((await readWorkingCopy('pages/co2', root))?.toString()).toMatch(/Zonnewende[\s\S]*until/)
    expect(await page()).toContain('An haalde de fiche van de site')
    expect(await act('publish', 'An')).toBe('409 Ce brouillon attend encore une approbation')
    expect(await act('approve', 'Bram')).toBe('409 Une autre personne doit approuver ce brouillon')
    expect(await act('approve', 'An')).toBe('done')
    expect(await act('publish', 'An')).toBe('done')
  })

  it('a deletion is approved too', async () => {
    await deleteDraft('news/pneus-sept-degres', root)
    expect(await act('publish', 'An', {}, 'news/pneus-sept-degres')).toMatch(/^409/)
    expect(await act('approve', 'Bram', {}, 'news/pneus-sept-degres')).toBe('done')
    expect(await act('publish', 'An', { asked: 'yes' }, 'news/pneus-sept-degres')).toBe('done')
  })

  it('there is nothing to review of what is live', async () => {
    expect(await act('approve', 'Bram')).toBe('409 Ce brouillon n’est plus là')
    expect(await page()).not.toContain('Nalezen')
  })

  it('what happened stands in its order, whatever the clock says', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] })
    await write('Zoë', 'Zonnewende')
    vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
    await act('approve', 'Bram')
    expect(await act('publish', 'An')).toBe('done')
    expect((await readJournal('pages/co2', root)).map(({ did }) => did)).toEqual(['saved', 'approved', 'published'])
  })

  it('a line that somebody spoiled takes no other away', async () => {
    await write('Zoë', 'Zonnewende')
    appendFileSync(path.join(root, 'src/content/journal/pages/co2.jsonl'), '{"did":"nothing"}\n[[\nnull\n')
    expect(await act('ask', 'Zoë')).toBe('done')
    expect((await readJournal('pages/co2', root)).map(({ did }) => did)).toEqual(['saved', 'asked'])
  })
})

it('without a team whoever sits at the machine does everything, and reads what was done', async () => {
  await found([])
  await write('', 'Zonnewende')
  expect(await act('publish', '')).toBe('done')
  const { html } = await deskPage({ entry: 'pages/co2' }, 'fr', root)
  expect(html).toContain('Sur cet ordinateur a publié')
  expect(html).not.toContain('Relecture')
})

describe('the list of the team', () => {
  it('has somebody for each role, each name once', async () => {
    expect(await findContentProblems(root)).toEqual([])
    await found(TEAM.slice(0, 2))
    expect(await findContentProblems(root)).toMatchObject([{ code: 'team_duties', field: 'people' }])
    await found([...TEAM, { name: 'An', duties: [] }])
    expect(await findContentProblems(root)).toMatchObject([{ code: 'twice', field: 'people[3].name' }])
  })

  it('offers each name as somebody to be', async () => {
    const { html } = await deskPage({ view: 'me' }, 'nl', root, { team: await readTeam(root), who: 'An' })
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).toContain('value="An" checked')
  })

  it.each([
    ['editor-name=Zo%C3%AB; x=1', 'Zoë'],
    ['x=1; editor-name=An', 'An'],
    ['editor-name=%E0%A4%A', ''],
    ['other-editor-name=An', ''],
    ['', ''],
  ])('knows who asks by the cookie: %s', (cookies, name) => {
    expect(nameInCookies(cookies)).toBe(name)
  })
})
