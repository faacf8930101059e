import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { githubStandIn } from '@tests/github-stand-in'
import { server } from '@tests/msw/server'
import { tempFolder } from '@tests/temp-folder'
import { http, passthrough } from 'msw'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A deployment for editors, and a GitHub of one repository beside it (tests/github-stand-in.ts). */

const CO2 = 'src/content/entries/pages/co2.yaml'
const DRAFT = 'src/content/drafts/pages/co2.yaml'
const DESK = 'content/desk'

const ENTRIES = readdirSync('src/content/entries', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `src/content/entries/${file}`)

let github: Awaited<ReturnType<typeof githubStandIn>>
let root = ''
let desk: Awaited<ReturnType<typeof startDesk>>

/** As a process starts: what it knew before is gone, its environment is read anew. */
async function startDesk() {
  vi.resetModules()
  vi.stubEnv('CONTENT_EDITOR', 'github')
  vi.stubEnv('CONTENT_EDITOR_REPOSITORY', 'example/site')
  vi.stubEnv('CONTENT_EDITOR_CLIENT_ID', 'Iv1.0123456789abcdef')
  vi.stubEnv('CONTENT_EDITOR_CLIENT_SECRET', 'c'.repeat(40))
  vi.stubEnv('CONTENT_EDITOR_SECRET', 's'.repeat(40))
  vi.stubEnv('CONTENT_EDITOR_GITHUB_URL', github.address)
  Reflect.deleteProperty(globalThis, Symbol.for('site.editor-mirror'))
  const [drafts, changes, session, files, page, team, mirror, library] = await Promise.all([
    import('@/editor/draft-actions.server'),
    import('@/editor/github/transaction.server'),
    import('@/config/editor-session.server'),
    import('@/editor/working-copy.server'),
    import('@/editor/desk-page.server'),
    import('@/editor/team.server'),
    import('@/editor/github/mirror.server'),
    import('@/editor/library.server'),
  ])
  return { ...drafts, ...changes, ...session, ...files, ...page, ...team, ...mirror, ...library }
}

beforeEach(async () => {
  // What a fault of GitHub says is for whoever runs the site.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  github = await githubStandIn('example/site', {
    'README.md': 'A site',
    ...Object.fromEntries(ENTRIES.map((file) => [file, readFileSync(file)])),
    'src/content/entries/team.yaml': 'people: []\n',
  })
  server.use(http.all(`${github.address}/*`, () => passthrough()))
  root = tempFolder('at-github')
  mkdirSync(path.join(root, 'public/images/library'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
  desk = await startDesk()
})
afterEach(async () => {
  await github.stop()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, Symbol.for('site.editor-mirror'))
  vi.resetModules()
})

function signedIn(account = 'an-writes') {
  github.manner.writers.add(account)
  const until = Math.floor(Date.now() / 1_000) + 3_600
  const cookie = desk.sessionCookie({ token: github.signIn(account), account, until }).split(';')[0] ?? ''
  return { cookie }
}

type Headers = ReturnType<typeof signedIn>

const write = (headers: Headers, title: string, entry = 'pages/co2') =>
  desk.inTransaction(headers, root, `content: save ${entry}`, async () => {
    const seen = (await desk.readWorkingCopy(entry, root))?.toString() ?? ''
    await desk.saveDraft(entry, Buffer.from(seen.replace(/^( {2}fr: ).*$/m, `$1${title}`)), root)
  })

async function act(headers: Headers, action: string, more: Readonly<Record<string, unknown>> = {}) {
  const by = desk.readCredentials(headers)
  if (!by) throw new Error('nobody has signed in')
  const answer = await desk.runDraftAction(
    {
      method: 'POST',
      isAllowed: true,
      language: 'fr',
      who: desk.readPersonName(headers, await desk.readTeam(root)),
      fields: { action, entry: 'pages/co2', back: 'desk', ...more },
    },
    {
      root,
      revalidate: async () => undefined,
      github: { by, inTransaction: (message, change) => desk.inTransaction(headers, root, message, change) },
    },
  )
  return answer.kind === 'done' ? 'done' : `${answer.status} ${/<h1>([^<]*)/.exec(answer.html)?.[1]}`
}

const here = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('a desk at GitHub', () => {
  it('writes a draft as one commit of whoever wrote it, and nothing of it is on the site’s branch', async () => {
    const headers = signedIn()
    await write(headers, 'Zonnewende')
    expect(github.read(DESK, DRAFT)).toContain('fr: Zonnewende')
    expect(github.log(DESK)[0]).toBe('an-writes: content: save pages/co2')
    expect(github.read('main', DRAFT)).toBeUndefined()
    expect(github.read(DESK, CO2)).not.toContain('Zonnewende')
    // What is no content stays as it was.
    expect(github.read(DESK, 'README.md')).toBe('A site')
  })

  it('publishes through a request that the repository takes in at once, with who did what', async () => {
    const headers = signedIn()
    await write(headers, 'Zonnewende')
    expect(await act(headers, 'publish')).toBe('done')
    expect(github.read('main', CO2)).toContain('fr: Zonnewende')
    expect(github.read('main', DRAFT)).toBeUndefined()
    expect(github.read('main', 'src/content/journal/pages/co2.jsonl')).toContain('"did":"published","who":"@an-writes"')
    expect(github.openPulls()).toBe(0)
    expect(desk.mirrorState().held).toBeUndefined()
  })

  it('tells of a publication that the repository holds back, and no more once somebody has let it through', async () => {
    const headers = signedIn()
    github.manner.needsApproval = true
    await write(headers, 'Zonnewende')
    expect(await act(headers, 'publish')).toBe('done')
    expect(github.read('main', CO2)).not.toContain('Zonnewende')
    expect(desk.mirrorState().held?.url).toBe(`${github.address}/example/site/pull/1`)
    github.manner.needsApproval = false
    // The next one takes it along, in the same request.
    await write(headers, 'Zonnewende 2')
    expect(await act(headers, 'publish')).toBe('done')
    expect(github.read('main', CO2)).toContain('fr: Zonnewende 2')
    expect(github.openPulls()).toBe(0)
    expect(desk.mirrorState().held).toBeUndefined()
  })

  it('does nothing while GitHub is silent, and says so', async () => {
    const headers = signedIn()
    await write(headers, 'Zonnewende')
    github.manner.isDown = true
    await expect(write(headers, 'Midwinter')).rejects.toMatchObject({ why: 'silent' })
    await expect(act(headers, 'publish')).rejects.toMatchObject({ why: 'silent' })
    expect(here(DRAFT)).toContain('Zonnewende')
    expect(here(CO2)).not.toContain('Zonnewende')
    github.manner.isDown = false
    await write(headers, 'Midwinter')
    expect(github.read(DESK, DRAFT)).toContain('Midwinter')
  })

  it('asks a GitHub that is silent once, however many look at the desk meanwhile', async () => {
    const [an, bram] = [signedIn(), signedIn('bram-approves')]
    await desk.pullLatest(an, root)
    const asked = vi.fn(() => ({ status: 503, text: '' }))
    github.manner.instead = asked
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    expect(await desk.pullLatest(an, root)).toMatchObject({ why: 'silent' })
    const calls = asked.mock.calls.length
    for (const who of [an, bram]) expect(await desk.pullLatest(who, root)).toMatchObject({ why: 'silent' })
    expect(asked).toHaveBeenCalledTimes(calls)
    // Whoever saves tries again.
    github.manner.instead = () => undefined
    await write(an, 'Zonnewende')
    expect(await desk.pullLatest(bram, root)).toBeUndefined()
  })

  it('lets nobody in by what GitHub showed to somebody else', async () => {
    const [an, bram] = [signedIn(), signedIn('bram-approves')]
    github.manner.isPrivate = true
    github.manner.writers.delete('bram-approves')
    for (const [who, trouble] of [
      [an, undefined],
      [bram, expect.objectContaining({ why: 'forbidden' })],
      [an, undefined],
    ] as const)
      expect(await desk.pullLatest(who, root)).toEqual(trouble)
    await write(an, 'Zonnewende')
    expect(await act(an, 'publish')).toBe('done')
    expect(github.read('main', CO2)).toContain('fr: Zonnewende')
  })

  it('keeps the drafts of a branch that somebody deletes, and finds the site’s own under another name', async () => {
    const headers = signedIn()
    await write(headers, 'Zonnewende')
    github.renameBranch(DESK, undefined)
    github.commit('main', 'src/content/entries/news/nuit.yaml', 'title: {}\n')
    await write(headers, 'Midwinter', 'pages/wecare')
    expect(here(DRAFT)).toContain('Zonnewende')
    expect(github.read(DESK, DRAFT)).toContain('Zonnewende')
    expect(github.list(DESK)).toContain('src/content/entries/news/nuit.yaml')

    github.renameBranch('main', 'trunk')
    github.manner.main = 'trunk'
    expect(await act(headers, 'publish')).toBe('done')
    expect(github.read('trunk', CO2)).toContain('fr: Zonnewende')
    expect(desk.mirrorState().held).toBeUndefined()
  })

  it('undoes here what GitHub does not take there', async () => {
    const headers = signedIn()
    await write(headers, 'Zonnewende')
    const stranger = signedIn('bram-approves')
    github.manner.writers.delete('bram-approves')
    await expect(write(stranger, 'Midwinter')).rejects.toMatchObject({ why: 'forbidden' })
    expect(here(DRAFT)).toContain('Zonnewende')
    // Somebody else commits between the look at the branch and the commit.
    const changing = desk.inTransaction(headers, root, 'content: save pages/co2', async () => {
      await desk.saveDraft('pages/co2', Buffer.from(here(DRAFT).replace('Zonnewende', 'Midwinter')), root)
      github.commit(DESK, 'src/content/drafts/news/nuit.yaml', 'title: {}\n')
    })
    await expect(changing).rejects.toMatchObject({ why: 'moved' })
    expect(here(DRAFT)).toContain('Zonnewende')
    await write(headers, 'Midwinter')
    expect(github.list(DESK)).toContain('src/content/drafts/news/nuit.yaml')
    expect(github.read(DESK, DRAFT)).toContain('Midwinter')
    github.signOut()
    await expect(write(headers, 'Lente')).rejects.toMatchObject({ why: 'session' })
    expect(here(DRAFT)).toContain('Midwinter')
  })

  it('takes in what programmers change on the site’s branch, and tells when both have changed one file', async () => {
    const headers = signedIn()
    await desk.pullLatest(headers, root)
    github.commit('main', CO2, here(CO2).replace(/^( {2}fr: ).*$/m, '$1Par une programmeuse'))
    await write(headers, 'Zonnewende')
    expect(here(CO2)).toContain('Par une programmeuse')
    expect(github.read(DESK, CO2)).toContain('Par une programmeuse')
    github.manner.needsApproval = true
    await act(headers, 'publish', { anyway: 'yes' })
    github.commit('main', CO2, here(CO2).replace(/^( {2}fr: ).*$/m, '$1Encore elle'))
    await write(headers, 'Midwinter')
    expect(desk.mirrorState().isDivided).toBe(true)
    expect(here(CO2)).toContain('Zonnewende')
  })

  it('has roles, reviews and notes: a name of the team by its account', async () => {
    const team = [
      'people:',
      '  - name: Zoë',
      '    account: an-writes',
      '    duties: [writes]',
      '  - name: An',
      '    account: An-Publishes',
      '    duties: [approves, publishes]',
      '  - name: Nobody',
      '    duties: [publishes]',
    ]
    github.commit('main', 'src/content/entries/team.yaml', `${team.join('\n')}\n`)
    const [zoe, an] = [signedIn('an-writes'), signedIn('an-publishes')]
    await write(zoe, 'Zonnewende')
    expect(await act(zoe, 'publish')).toBe('403 Ce n’est pas dans votre rôle')
    expect(await act(zoe, 'ask', { note: 'Le titre est nouveau.' })).toBe('done')
    expect(await act(an, 'publish')).toBe('409 Ce brouillon attend encore une approbation')
    expect(await act(an, 'approve')).toBe('done')
    expect(await act(signedIn('a-stranger'), 'approve')).toBe('403 Votre compte n’est pas dans l’équipe')
    // A process that starts afterwards knows all of it.
    root = tempFolder('at-github-again')
    await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
    desk = await startDesk()
    await desk.pullLatest(an, root)
    const { html } = await desk.deskPage({ entry: 'pages/co2' }, 'nl', root, {
      team: await desk.readTeam(root),
      who: 'An',
      github: {
        by: desk.readCredentials(an) ?? { token: '' },
        account: 'an-publishes',
        isSilent: false,
        ...desk.mirrorState(),
      },
    })
    expect(html).toContain('Le titre est nouveau.')
    expect(html).toContain('Zoë')
    expect(html).toContain('An keurde het ontwerp goed')
    expect(html).toContain('maintainer')
    expect(html).toContain('Afmelden')
    expect(await act(an, 'publish')).toBe('done')
    expect(github.read('main', CO2)).toContain('fr: Zonnewende')
  })

  it('goes back to an earlier version, which its commits have', async () => {
    const headers = signedIn()
    const before = github.read('main', CO2)
    await write(headers, 'Zonnewende')
    await act(headers, 'publish')
    const by = desk.readCredentials(headers)
    const versions = await import('@/editor/versions.server')
    const listed = await versions.listVersions('pages/co2', root, by)
    expect(listed.map(({ author }) => author)).toEqual(['an-writes', 'maintainer'])
    expect(await act(headers, 'restore', { version: listed[1]?.id })).toBe('done')
    expect(github.read(DESK, DRAFT)).toBe(before)
    expect(await act(headers, 'restore', { version: '0'.repeat(40) })).toBe('404 Cette version n’existe plus')
  })

  it('keeps the library’s pictures: sent, shown to nobody before, deleted, and back with their version', async () => {
    const headers = signedIn()
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a3421d' } })
      .jpeg()
      .toBuffer()
    const sent = await desk.inTransaction(headers, root, 'content: pictures for the library', () =>
      desk.addPicture('Nuit.jpg', bytes, root),
    )
    const entry = 'entry' in sent ? sent.entry : ''
    const file = github.list(DESK).find((one) => one.startsWith('public/images/library/nuit-')) ?? ''
    expect(file).not.toBe('')
    expect(github.list('main')).not.toContain(file)
    await desk.inTransaction(headers, root, 'content: words', async () => {
      const seen = (await desk.readWorkingCopy(entry, root))?.toString() ?? ''
      await desk.saveDraft(
        entry,
        Buffer.from(seen.replace(/fr: .*/, 'fr: Une nuit').replace(/nl: .*/, 'nl: Een nacht')),
        root,
      )
    })
    expect(await act(headers, 'publish', { entry })).toBe('done')
    expect(github.list('main')).toContain(file)

    await desk.inTransaction(headers, root, 'content: delete', () => desk.deleteDraft(entry, root))
    expect(await act(headers, 'publish', { entry })).toBe('done')
    expect(github.list('main')).not.toContain(file)
    expect(existsSync(path.join(root, file))).toBe(false)

    // On another disk than the one on which it was put aside.
    root = tempFolder('at-github-later')
    await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
    desk = await startDesk()
    await desk.pullLatest(headers, root)
    const versions = await import('@/editor/versions.server')
    const [, version] = await versions.listVersions(entry, root, desk.readCredentials(headers))
    expect(await act(headers, 'restore', { entry, version: version?.id })).toBe('done')
    expect(existsSync(path.join(root, file))).toBe(true)
    expect(github.list(DESK)).toContain(file)
  })

  it('a session is nobody’s who changed it, and ends', async () => {
    const { cookie } = signedIn()
    expect(desk.sessionIn({ cookie })?.account).toBe('an-writes')
    expect(desk.mayWrite({ cookie, host: 'editor.example.be' })).toBe(true)
    const middle = Math.floor(cookie.length / 2)
    const turned = cookie.slice(0, middle) + (cookie[middle] === 'A' ? 'B' : 'A') + cookie.slice(middle + 1)
    for (const other of ['', 'editor-session=', 'editor-session=abc', turned]) {
      expect(desk.sessionIn({ cookie: other }), other).toBeUndefined()
      // No machine’s own name helps where people sign in.
      expect(desk.mayWrite({ cookie: other, host: 'localhost' }), other).toBe(false)
    }
    expect(desk.sessionIn({ cookie }, Date.now() + 3_700_000)).toBeUndefined()
  })
})

it('an empty content folder becomes the branch’s, and what the branch does not have goes', async () => {
  await writeFile(path.join(root, 'src/content/entries/pages/gone.yaml'), 'title: {}\n')
  await desk.pullLatest(signedIn(), root)
  expect(existsSync(path.join(root, 'src/content/entries/pages/gone.yaml'))).toBe(false)
  expect(here(CO2)).toBe(github.read('main', CO2))
})
