import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('a browser asks the service under its own address, and the site under none, both with the fetch() of the moment', async () => {
  vi.resetModules()
  const { transportTo } = await import('@/data/transport')
  const sent: unknown[][] = []
  vi.stubGlobal('fetch', async (...of: unknown[]) => {
    sent.push(of)
    return Response.json({})
  })
  const init = { method: 'POST' }
  await transportTo('backend').fetch('/a', init)
  await transportTo('site').fetch('/b')
  expect(sent).toEqual([
    ['/a', init],
    ['/b', undefined],
  ])
  expect([transportTo('backend').base, transportTo('site').base]).toEqual(['/api/backend', ''])
})
