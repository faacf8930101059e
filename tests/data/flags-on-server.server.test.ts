import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { withPreview } from '@/config/preview.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'

const FLAGS = '*/v1/feature-flags'

it('a preview has its own flags over those that the service told', async () => {
  server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: true, STOCK: true })))
  const previewed = await withPreview({ flags: { TAVASCAN: false, MILES: true, NO_SUCH_FLAG: true } }, flagsOnServer)
  expect(previewed.flags).toMatchObject({ TAVASCAN: false, MILES: true, STOCK: true })
  expect(previewed.flags).not.toHaveProperty('NO_SUCH_FLAG')
  expect((await flagsOnServer()).flags).toMatchObject({ TAVASCAN: true, MILES: false })
})

it('the flags of a preview are never what visitors have while the service is silent', async () => {
  server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: true })))
  await flagsOnServer()
  // As the embedded service answers a preview: with the flags of that preview.
  server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: false, MILES: true })))
  await withPreview({ flags: { TAVASCAN: false, MILES: true } }, flagsOnServer)
  server.use(http.get(FLAGS, () => HttpResponse.error()))
  expect(await flagsOnServer()).toMatchObject({ areCurrent: false, flags: { TAVASCAN: true, MILES: false } })
})
