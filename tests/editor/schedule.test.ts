import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deskPage } from '@/editor/desk-page.server'
import { runDraftAction } from '@/editor/draft-actions.server'
import { saveDraft } from '@/editor/working-copy.server'

let root = ''
const file = (of: 'entries' | 'drafts', name: string) => path.join(root, 'src/content', of, `${name}.yaml`)
const text = (name: string) => readFile(name, 'utf8').catch(() => undefined)

beforeEach(async () => {
  root = tempFolder('times')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const ask = (action: string, fields: Readonly<Record<string, string>> = {}, entry = 'pages/wecare') =>
  runDraftAction(
    { method: 'POST', isAllowed: true, language: 'fr', fields: { action, entry, back: 'desk', ...fields } },
    { root, revalidate: async () => undefined },
  )
const linesThatDiffer = (before = '', after = '') => {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !known.has(line))
}

describe('the time of an entry', () => {
  it('kept in a draft changes nothing that is live, and only its own lines', async () => {
    const live = await text(file('entries', 'pages/wecare'))
    await ask('plan', { from: '2026-12-20', until: '2027-01-05', shownTo: 'everyone' })
    expect(await text(file('entries', 'pages/wecare'))).toBe(live)
    const lines = linesThatDiffer(live, await text(file('drafts', 'pages/wecare')))
    expect(lines.join('\n').replace(/['"]/g, '')).toBe('period:\n  from: 2026-12-20\n  until: 2027-01-05')
  })

  it('planned is published at once, and the list says when it begins, for whom, and that nobody sees it yet', async () => {
    expect(await ask('schedule', { from: '2026-12-20', until: '', shownTo: 'B2B' })).toMatchObject({ kind: 'done' })
    expect(await text(file('entries', 'pages/wecare'))).toContain('shownTo: B2B')
    const { html } = await deskPage({}, 'fr', root)
    const row = html.split('<tr>').find((one) => one.includes('pages%2Fwecare"')) ?? ''
    expect(row).toContain('Publiée, pas encore montrée')
    expect(row).toContain('à partir du 20')
    expect(row).toContain('Professionnels')
  })

  it('that ends before it begins is refused in words, and nothing is written', async () => {
    const answer = await ask('schedule', { from: '2027-01-05', until: '2026-12-20', shownTo: 'everyone' })
    expect(answer).toMatchObject({ kind: 'page', status: 422 })
    expect(answer.kind === 'page' && answer.html).toContain('avant de commencer')
    expect(await text(file('drafts', 'pages/wecare'))).toBeUndefined()
  })

  it('of an article begins on its date', async () => {
    await ask('schedule', { from: '2026-12-24', until: '', shownTo: 'everyone' }, 'news/pneus-sept-degres')
    expect(await text(file('entries', 'news/pneus-sept-degres'))).toMatch(/^date: ['"]?2026-12-24/m)
  })

  it('taken back, it is over, and what was there before can be restored', async () => {
    expect(await ask('withdraw')).toMatchObject({ kind: 'done' })
    expect(await text(file('entries', 'pages/wecare'))).toMatch(/until: ['"]?2026-11-26/)
    const { html } = await deskPage({ entry: 'pages/wecare' }, 'nl', root)
    expect(html).toContain('Gepubliceerd, niet meer getoond')
    expect(html).toContain('Vervangen bij het publiceren')
  })

  it('is over at once when it is taken back, however its draft stands', async () => {
    await saveDraft('pages/wecare', Buffer.from('title: ['), root, { isWhole: true })
    expect(await ask('withdraw')).toMatchObject({ kind: 'done' })
    expect(await text(file('entries', 'pages/wecare'))).toMatch(/until: ['"]?2026-11-26/)
    expect(await text(file('drafts', 'pages/wecare'))).toBe('title: [')
  })

  it('of the homepage cannot be set: it is always there', async () => {
    expect(await ask('schedule', { from: '2027-01-05' }, 'pages/homepage')).toMatchObject({ status: 404 })
    expect((await deskPage({ entry: 'pages/homepage' }, 'fr', root)).html).not.toContain('name="until"')
  })
})
