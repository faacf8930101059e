import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CO2_LINES } from '@tests/content/co2-title'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findContentProblems } from '@/content/check/validate.server'
import { type DraftCall, runDraftAction } from '@/editor/draft-actions.server'
import { noteBase } from '@/editor/draft-base.server'
import { listVersions } from '@/editor/versions.server'
import { deleteDraft, readWorkingCopy, saveDraft, workingTree } from '@/editor/working-copy.server'

let root = ''
let made: string[] = []
const live = (name: string) => path.join(root, 'src/content/entries', `${name}.yaml`)
const draft = (name: string) => path.join(root, 'src/content/drafts', `${name}.yaml`)
const text = (file: string) => readFile(file, 'utf8').catch(() => undefined)

beforeEach(async () => {
  made = []
  root = tempFolder('drafts')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

function ask(action: string, entry = 'pages/co2', call: Partial<DraftCall> = {}) {
  const fields = { action, entry, path: '/fr/co2' }
  const revalidate = async (one: string) => {
    made.push(one)
  }
  return runDraftAction({ method: 'POST', isAllowed: true, fields, ...call }, { root, revalidate })
}
const DONE = { kind: 'done', path: '/fr/co2' }

/** As the screens save it. */
const begin = async (entry = 'pages/co2') => {
  await mkdir(path.dirname(draft(entry)), { recursive: true })
  await cp(live(entry), draft(entry))
  await noteBase(draft(entry), live(entry))
}

async function change(file: string, from: string, to: string) {
  const before = (await text(file)) ?? ''
  expect(before).toContain(from)
  await writeFile(file, before.replace(from, to))
}

describe('a draft', () => {
  it('takes the place of what is live, and its pages are made again for all four audiences', async () => {
    await begin()
    await change(draft('pages/co2'), CO2_LINES.fr, 'fr: Zonnewende')
    expect(await ask('publish')).toEqual(DONE)
    expect(await text(live('pages/co2'))).toContain('Zonnewende')
    expect(await text(draft('pages/co2'))).toBeUndefined()
    expect(made.sort()).toEqual(['/fr/co2', '/fr/professionnel/co2', '/nl/co2', '/nl/professioneel/co2'])
  })

  it('with a problem is not published, and the problem is named by its field', async () => {
    await begin()
    await change(draft('pages/co2'), CO2_LINES.nl, "nl: ''")
    const before = await text(live('pages/co2'))
    expect(await ask('publish')).toMatchObject({
      status: 422,
      html: expect.stringContaining('Titre (en néerlandais) — le texte manque'),
    })
    expect(await text(live('pages/co2'))).toBe(before)
    expect(await text(draft('pages/co2'))).toContain("nl: ''")
    expect(made).toEqual([])
  })

  it('does not wipe out what another editor has published meanwhile, unless its editor says so', async () => {
    await begin()
    await change(draft('pages/co2'), CO2_LINES.fr, 'fr: Zonnewende')
    await change(live('pages/co2'), CO2_LINES.nl, 'nl: Een nieuwe titel')
    expect(await ask('publish')).toMatchObject({ status: 409, html: expect.stringContaining('Publier quand même') })
    expect(await text(live('pages/co2'))).toContain('Een nieuwe titel')
    expect(await text(draft('pages/co2'))).toContain('Zonnewende')
    const fields = { action: 'publish', entry: 'pages/co2', path: '/fr/co2', anyway: 'yes' }
    expect(await ask('publish', 'pages/co2', { fields })).toEqual(DONE)
    expect(await text(live('pages/co2'))).toContain('Zonnewende')
  })

  it('is published once, however many publish it at the same moment', async () => {
    await begin()
    await change(draft('pages/co2'), CO2_LINES.fr, 'fr: Zonnewende')
    const answers = await Promise.all([ask('publish'), ask('publish')])
    expect(answers.filter(({ kind }) => kind === 'done')).toEqual([DONE])
    expect(answers.find(({ kind }) => kind === 'page')).toMatchObject({
      status: 409,
      html: expect.stringContaining('n’est plus là'),
    })
    expect(await text(live('pages/co2'))).toContain('Zonnewende')
  })

  it('of something new does not take the place of a page that is live, unless its editor says so', async () => {
    await mkdir(path.dirname(draft('pages/co2')), { recursive: true })
    await cp(live('pages/privacy'), draft('pages/co2'))
    const before = await text(live('pages/co2'))
    await change(draft('pages/co2'), 'route: privacy', 'route: co2')
    expect(await ask('publish')).toMatchObject({ status: 409, html: expect.stringContaining('porte déjà ce nom') })
    expect(await text(live('pages/co2'))).toBe(before)
  })

  it('is published even while the service is silent, and its editor is told which pages come later', async () => {
    await begin()
    await change(draft('pages/co2'), CO2_LINES.fr, 'fr: Zonnewende')
    const fields = { action: 'publish', entry: 'pages/co2', path: '/nl/co2' }
    const revalidate = async (one: string) => {
      made.push(one)
      if (one.startsWith('/fr')) throw new Error('The page could not be made')
    }
    const answer = await runDraftAction({ method: 'POST', isAllowed: true, fields }, { root, revalidate })
    expect(answer).toMatchObject({ kind: 'page', status: 200, html: expect.stringContaining('is gepubliceerd') })
    expect(answer).toMatchObject({ html: expect.stringContaining('<li>/fr/co2</li>') })
    expect(answer).not.toMatchObject({ html: expect.stringContaining('<li>/nl/co2</li>') })
    expect(made).toHaveLength(4)
    expect(await text(live('pages/co2'))).toContain('Zonnewende')
  })

  it('leaves nothing behind, published or thrown away', async () => {
    for (const action of ['publish', 'discard']) {
      await begin()
      expect(await ask(action)).toEqual(DONE)
      expect(await readdir(path.dirname(draft('pages/co2')))).toEqual([])
    }
  })

  it('that is thrown away leaves what is live as it was', async () => {
    const before = await text(live('pages/co2'))
    await begin()
    expect(await ask('discard')).toEqual(DONE)
    expect(await text(draft('pages/co2'))).toBeUndefined()
    expect(await text(live('pages/co2'))).toBe(before)
  })
})

describe('what the screens save', () => {
  const write = async (entry: string, from: string, to: string) => {
    const seen = (await readWorkingCopy(entry, root))?.toString() ?? ''
    expect(seen).toContain(from)
    await saveDraft(entry, Buffer.from(seen.replace(from, to)), root)
  }

  it('is a draft, and what is live stays as it was', async () => {
    const before = await text(live('pages/co2'))
    await write('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    expect(await text(live('pages/co2'))).toBe(before)
    expect(await text(draft('pages/co2'))).toContain('Zonnewende')
    expect((await readWorkingCopy('pages/co2', root))?.toString()).toContain('Zonnewende')
  })

  it('is no draft any more once it says what is live', async () => {
    await write('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    await write('pages/co2', 'fr: Zonnewende', CO2_LINES.fr)
    expect(await readdir(path.dirname(draft('pages/co2')))).toEqual([])
  })

  it('is shown to Keystatic under the name of the live entry, in folders of another name', async () => {
    const file = 'entries/pages/co2.yaml'
    const found = [
      { path: 'entries', sha: 'a' },
      { path: 'entries/pages', sha: 'p' },
      { path: file, sha: 'b' },
      { path: 'drafts', sha: 'c' },
    ]
    expect(await workingTree(found, root)).toContainEqual({ path: file, sha: 'b' })
    await write('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    const seen = await workingTree([...found, { path: 'drafts/pages/co2.yaml', sha: 'd' }], root)
    expect(seen.map((one) => one.path)).toEqual(['entries', 'entries/pages', file])
    expect(seen.map((one) => one.sha)).not.toContain('b')
    expect(seen[0]?.sha).not.toBe('a')
  })

  it('of a kind that has no folder yet is shown with its folder, without which Keystatic finds nothing', async () => {
    await saveDraft('pictures/first', Buffer.from('name: First\n'), root)
    const seen = await workingTree([{ path: 'entries', sha: 'a' }], root)
    expect(seen.map((one) => one.path)).toEqual(['entries', 'entries/pictures', 'entries/pictures/first.yaml'])
  })

  it('deletes nothing that is live before that is published, and can be taken back', async () => {
    await deleteDraft('news/pneus-sept-degres', root)
    expect(await text(live('news/pneus-sept-degres'))).toBeDefined()
    expect(await readWorkingCopy('news/pneus-sept-degres', root)).toBeUndefined()
    expect(await ask('discard', 'news/pneus-sept-degres')).toMatchObject({ kind: 'done' })
    expect(await readWorkingCopy('news/pneus-sept-degres', root)).toBeDefined()
  })

  it('that was live is deleted by one press, without being told that its name is taken', async () => {
    await deleteDraft('legal/rent', root)
    expect(await ask('publish', 'legal/rent')).toMatchObject({ kind: 'done' })
    expect(await text(live('legal/rent'))).toBeUndefined()
  })

  it('is not deleted while links lead to it, and each of them is named', async () => {
    await deleteDraft('pages/co2', root)
    expect(await ask('publish')).toMatchObject({ status: 422, html: expect.stringContaining('<li>') })
    expect(await text(live('pages/co2'))).toBeDefined()
  })
})

describe('a page that will not be at its address any more', () => {
  const ARTICLE = 'news/eloge-du-break'
  const redirects = async () => (parse((await text(live('redirects'))) ?? '') as { redirects: unknown[] }).redirects
  const publish = (fields: Readonly<Record<string, string>>, entry = ARTICLE) =>
    ask('publish', entry, { fields: { action: 'publish', entry, path: '/fr/news', ...fields } })

  it('is not published away before it is said where its visitors go; the page above it is proposed', async () => {
    await deleteDraft(ARTICLE, root)
    const asked = await publish({})
    expect(asked).toMatchObject({ status: 409, html: expect.stringContaining('/fr/news/eloge-du-break') })
    expect(asked).toMatchObject({ html: expect.stringContaining('/nl/news/wat-een-break-beter-doet') })
    expect(asked).toMatchObject({ html: expect.stringContaining('<option value="news" selected>') })
    expect(await text(live(ARTICLE))).toBeDefined()
    expect(made).toEqual([])

    await publish({ asked: 'yes', to0: 'news' })
    expect(await text(live(ARTICLE))).toBeUndefined()
    expect(await redirects()).toContainEqual({
      fr: 'news/eloge-du-break',
      nl: 'news/wat-een-break-beter-doet',
      to: { route: 'news', params: [], anchor: '' },
      isForGood: true,
      period: {},
    })
    expect(await findContentProblems(root)).toEqual([])
    // Made again as what leads on, for all four audiences.
    expect(made).toEqual(
      expect.arrayContaining([
        '/fr/news/eloge-du-break',
        '/fr/professionnel/news/eloge-du-break',
        '/nl/news/wat-een-break-beter-doet',
        '/nl/professioneel/news/wat-een-break-beter-doet',
      ]),
    )
  })

  it('may lead nowhere, or to no page that there is not', async () => {
    const before = await redirects()
    await deleteDraft(ARTICLE, root)
    await publish({ asked: 'yes', to0: 'models.carline&carline_code=NOTHING' })
    expect(await text(live(ARTICLE))).toBeUndefined()
    expect(await redirects()).toEqual(before)
  })

  it('leads to its new address where it has one, in the language in which it has another word', async () => {
    await begin(ARTICLE)
    await change(draft(ARTICLE), 'nl: wat-een-break-beter-doet', 'nl: de-break')
    const asked = await publish({})
    expect(asked).toMatchObject({ status: 409, html: expect.not.stringContaining('/fr/news/eloge-du-break<') })
    expect(asked).toMatchObject({
      html: expect.stringContaining('<option value="news.article&amp;slug=eloge-du-break" selected>'),
    })
    await publish({ asked: 'yes', to0: 'news.article&slug=eloge-du-break' })
    expect(await redirects()).toContainEqual(
      expect.objectContaining({ fr: '', nl: 'news/wat-een-break-beter-doet', isForGood: true }),
    )
    expect(await findContentProblems(root)).toEqual([])
  })

  it('is not asked about while its words are another’s way to the same page', async () => {
    await begin(ARTICLE)
    await change(draft(ARTICLE), 'fr: eloge-du-break', 'fr: le-break')
    // The file is still called so, and leads to it.
    expect(await publish({})).toMatchObject({ kind: 'done' })
  })

  it('of a tab that others link to keeps its entry from being published, and each link is named', async () => {
    await begin('pages/environnement')
    await change(draft('pages/environnement'), '- id: fin-de-vie', '- id: derniere-vie')
    await change(draft('pages/environnement'), 'fr: fin-de-vie', 'fr: derniere-vie')
    await change(draft('pages/environnement'), 'value: fin-de-vie', 'value: derniere-vie')
    const answer = await publish({}, 'pages/environnement')
    expect(answer).toMatchObject({ status: 422, html: expect.stringContaining('redirects\u00a0: Redirections') })
  })

  it('stands in the draft of the redirects too, which can be published afterwards', async () => {
    const seen = (await text(live('redirects'))) ?? ''
    await saveDraft('redirects', Buffer.from(seen.replace('nl: milieu/einde-leven', 'nl: milieu/einde')), root)
    await deleteDraft(ARTICLE, root)
    await publish({ asked: 'yes', to0: 'news' })
    expect(await text(draft('redirects'))).toContain('nl: news/wat-een-break-beter-doet')
    expect(await publish({}, 'redirects')).toMatchObject({ kind: 'done' })
    expect(await text(live('redirects'))).toContain('nl: milieu/einde\n')
    expect(await text(live('redirects'))).toContain('nl: news/wat-een-break-beter-doet')
  })
})

describe('an older version', () => {
  it('is kept when another takes its place, and comes back as a draft by one press', async () => {
    const before = await text(live('pages/co2'))
    await begin()
    await change(draft('pages/co2'), CO2_LINES.fr, 'fr: Zonnewende')
    await ask('publish')
    const [version] = await listVersions('pages/co2', root)
    const fields = { action: 'restore', entry: 'pages/co2', version: version?.id, back: 'desk' }
    expect(await ask('restore', 'pages/co2', { fields })).toEqual({ kind: 'done', path: '/api/desk?entry=pages%2Fco2' })
    expect(await text(draft('pages/co2'))).toBe(before)
    expect(await text(live('pages/co2'))).toContain('Zonnewende')
  })

  it('that is not there, or does not fit any more, changes nothing', async () => {
    await begin()
    await change(draft('pages/co2'), CO2_LINES.fr, 'fr: Zonnewende')
    const before = await text(draft('pages/co2'))
    const restore = (version: string) =>
      ask('restore', 'pages/co2', { fields: { action: 'restore', entry: 'pages/co2', version, path: '/nl/co2' } })
    expect(await restore('../../../etc/passwd')).toMatchObject({
      status: 404,
      html: expect.stringContaining('bestaat niet meer'),
    })
    const id = '2026-01-01T10-00-00-000Z'
    const folder = path.join(root, 'src/content/versions/pages/co2')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, `${id}.yaml`), 'name: x\nunknown: y\n')
    expect(await restore(id)).toMatchObject({ status: 422, html: expect.stringContaining('past niet meer') })
    expect(await text(draft('pages/co2'))).toBe(before)
  })
})

describe('nothing is written', () => {
  it('for another site, or from another machine', async () => {
    expect(await ask('publish', 'pages/co2', { isAllowed: false })).toMatchObject({ status: 403 })
    expect(await text(draft('pages/co2'))).toBeUndefined()
  })

  it('by an address that is only looked at', async () => {
    expect(await ask('publish', 'pages/co2', { method: 'GET' })).toMatchObject({ status: 405 })
  })

  it.each(['../../package', 'pages/../../../x', '/etc/passwd', 'pages/nothing', '', 'pages/CO2', 'pages\\co2'])(
    'outside of the entries: %s',
    async (entry) => {
      for (const action of ['publish', 'discard']) {
        expect(await ask(action, entry), action).toMatchObject({ status: 404 })
      }
    },
  )
})
