import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const load = () => import('@/config/env.public')

it('a page hands its browser nothing while all is as by default', async () => {
  expect((await load()).settingsForBrowser()).toBeUndefined()
})

it('a page hands its browser what the process was started with, and the browser reads the same', async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.be/')
  vi.stubEnv('BACKEND_URL', 'https://api.example.be')
  vi.stubEnv('NEXT_PUBLIC_TAG_MANAGER_ID', 'GTM-ABC1234')
  const { publicEnv, settingsForBrowser } = await load()
  const settings = settingsForBrowser() ?? ''
  expect(JSON.parse(settings)).toEqual({
    backendUrl: 'https://api.example.be',
    siteUrl: 'https://www.example.be',
    tagManagerId: 'GTM-ABC1234',
  })

  vi.unstubAllEnvs()
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { getAttribute: () => settings } })
  expect((await load()).publicEnv).toEqual(publicEnv)
})

it('the address for the browser outranks that of the server', async () => {
  vi.stubEnv('BACKEND_URL', 'http://inside:4000')
  vi.stubEnv('NEXT_PUBLIC_BACKEND_URL', '/service')
  expect((await load()).publicEnv.backendUrl).toBe('/service')
})
