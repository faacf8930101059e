import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { server } from '@tests/msw/server'
import { tempFolder } from '@tests/temp-folder'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { keptPreview, openPreview } from '@/config/preview.server'
import { isSameSecret } from '@/config/same-secret.server'
import { refreshFront } from '@/data/front/refresh-front.server'
import { previewToken, readPreviewToken } from '@/door/preview/token.server'
import { isSignature, sign } from '@/door/revalidation/signature.server'

const [before, after, strange] = ['b', 'a', 's'].map((letter) => letter.repeat(32)) as [string, string, string]
/** The setting of a process while one secret takes another's place. */
const both = `${after},${before}`

describe('while a secret takes another’s place', () => {
  it('both are accepted, and no other one, nor the setting itself', () => {
    for (const secret of [before, after]) expect(isSameSecret(secret, both)).toBe(true)
    for (const wrong of [strange, both, '', undefined, [after]]) expect(isSameSecret(wrong, both)).toBe(false)
  })

  it('calls are signed by the first, and taken by either', () => {
    expect(sign('1', 'body', both)).toBe(sign('1', 'body', after))
    for (const secret of [before, after]) expect(isSignature(sign('1', 'body', secret), '1', 'body', both)).toBe(true)
    expect(isSignature(sign('1', 'body', strange), '1', 'body', both)).toBe(false)
  })

  it('a preview that was begun by the one before goes on, and a link of it opens', () => {
    const until = Math.floor(Date.now() / 1_000) + 600
    expect(openPreview(keptPreview({ until }, before), both)).toEqual({ until })
    expect(openPreview(keptPreview({ until }, both), after)).toEqual({ until })
    expect(openPreview(keptPreview({ until }, strange), both)).toBeUndefined()
    const link = { route: 'models', params: {}, language: 'nl', salesType: 'B2C' } as const
    expect(readPreviewToken(previewToken(link, until, before), both).kind).toBe('right')
    expect(readPreviewToken(previewToken(link, until, both), after).kind).toBe('right')
  })

  it.each([
    ['that knows the one before', before],
    ['that knows the new one', after],
  ])('an nginx %s fetches a page anew', async (_, known) => {
    const folder = tempFolder('front')
    mkdirSync(join(folder, '.next'))
    writeFileSync(join(folder, '.next/BUILD_ID'), 'build-1')
    server.use(
      http.head('http://127.0.0.1:8999/*', ({ request }) =>
        request.headers.get('x-front-secret') === known
          ? new HttpResponse(null, { headers: { 'x-front-refreshed': '1' } })
          : new HttpResponse(null, { status: 404 }),
      ),
    )
    const front = { FRONT_URL: ['http://127.0.0.1:8999'] }
    await refreshFront('/nl', { ...front, FRONT_SECRET: both }, folder)
    await expect(refreshFront('/nl', { ...front, FRONT_SECRET: strange }, folder)).rejects.toThrow(
      'was not fetched anew',
    )
  })
})
