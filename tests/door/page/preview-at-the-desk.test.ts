import { CO2_TITLE } from '@tests/content/co2-title'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readPreviewToken } from '@/door/preview/token.server'
import { typeset } from '@/i18n/typeset'

const SECRET = 'a secret of more than thirty-two letters'
let door: typeof import('@/door/page/door.server')

/** The environment is read once, when the door is loaded: this one is of an editor's own machine. */
beforeAll(async () => {
  vi.stubEnv('CONTENT_EDITOR', 'local')
  vi.stubEnv('HOST', 'localhost')
  vi.stubEnv('PREVIEW_SECRET', SECRET)
  vi.resetModules()
  door = await import('@/door/page/door.server')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('the bar leads an editor to the screen of the page, tells its history, and has a link for a week to share', async () => {
  const now = Date.now()
  const answer = await door.routedStaticProps({
    locale: 'fr',
    params: { segments: ['professionnel', 'co2'] },
    preview: true,
    previewData: { day: '2027-01-01' },
  })
  if (!('props' in answer)) throw new Error('no page')
  const { preview } = await answer.props
  expect(preview?.edit).toBe('/keystatic/collection/pages/item/co2')
  expect(preview?.blocks[0]).toMatchObject({ edit: '/keystatic/collection/pages/item/co2#blocks/0' })
  expect(preview?.texts.find(({ edit }) => edit.endsWith('/co2#title.fr'))?.text).toBe(typeset(CO2_TITLE.fr, 'fr'))
  expect(preview?.texts.some(({ edit }) => edit.endsWith('/co2#lead.fr'))).toBe(true)
  expect(preview?.texts.some(({ edit }) => edit.endsWith('.nl'))).toBe(false)
  expect(preview?.isTyped).toBe(false)
  expect(preview?.history).toMatchObject({ draftSavedAt: null })
  const token = new URL(preview?.share ?? '', 'http://localhost').searchParams.get('token')
  expect(readPreviewToken(token, SECRET, now)).toMatchObject({
    kind: 'right',
    link: { route: 'co2', params: {}, language: 'fr', salesType: 'B2B', day: '2027-01-01' },
  })
  const days = (Date.parse(preview?.until ?? '') - now) / 86_400_000
  expect(days).toBeCloseTo(7, 2)
})
