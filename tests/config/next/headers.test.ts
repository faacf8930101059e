import { createHash } from 'node:crypto'
import { answerOfNextConfig } from '@tests/next-config-answer'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '@/config/headers/security-headers.mjs'
import { settingHeaders } from '@/config/headers/setting-headers.mjs'
import { headers } from '@/config/next/headers.mjs'
import { parseEnv } from '@/config/parse-env.mjs'

const production = { development: false, bootstrapScript: 'start()' }
const OWN_SCRIPTS = ["'self'", `'sha256-${createHash('sha256').update('start()').digest('base64')}'`]

/** The headers of an address in production, given an environment, as Next matches their sources. */
async function headersOf(path: string, source: Record<string, string> = {}): Promise<Headers> {
  const answer = await answerOfNextConfig({
    url: `https://site.example${path}`,
    nextConfig: { headers: async () => headers(parseEnv(source), production) },
  })
  // Next's are set after those of the server in front of it.
  const all = new Headers(settingHeaders(parseEnv(source), production)(path).map(({ key, value }) => [key, value]))
  answer.headers.forEach((value, name) => {
    all.set(name, value)
  })
  return all
}

/** The sources of one directive of the Content-Security-Policy. */
function sourcesOf(policy: string | null | undefined, directive: string): readonly string[] | undefined {
  const found = policy?.split('; ').find((part) => part === directive || part.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}
const policyOf = async (source?: Record<string, string>) =>
  (await headersOf('/nl', source)).get('content-security-policy')

describe('the content policy', () => {
  it('lets in nobody else by default', async () => {
    const policy = await policyOf()
    expect(sourcesOf(policy, 'script-src')).toEqual(OWN_SCRIPTS)
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
    expect(sourcesOf(policy, 'font-src')).toEqual(["'self'"])
  })

  it('lets the browser call a remote service on another site, by its origin', async () => {
    const policy = await policyOf({ BACKEND_URL: 'https://api.example.be/cars' })
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://api.example.be'])
    expect(sourcesOf(await policyOf({ NEXT_PUBLIC_BACKEND_URL: '/service' }), 'connect-src')).toEqual(["'self'"])
  })

  it('lets pictures of an image service in, and nothing else of it', async () => {
    const policy = await policyOf({ NEXT_PUBLIC_IMAGE_SERVICE_URL: 'https://images.example.be/resize' })
    expect(sourcesOf(policy, 'img-src')).toContain('https://images.example.be')
    expect(sourcesOf(policy, 'script-src')).toEqual(OWN_SCRIPTS)
  })

  it('lets pictures in from where the settings say that the service has them, and nothing else', async () => {
    const policy = await policyOf({ PICTURE_ORIGINS: 'https://pictures.example.be, https://cdn.example' })
    expect(sourcesOf(policy, 'img-src')).toEqual(
      expect.arrayContaining(['https://pictures.example.be', 'https://cdn.example']),
    )
    expect(sourcesOf(policy, 'script-src')).toEqual(OWN_SCRIPTS)
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"])
  })

  it('lets a tag manager and its tags in once there is a container, and not before', async () => {
    const tags = {
      NEXT_PUBLIC_TAG_MANAGER_URL: 'https://tags.example.be',
      TAG_MANAGER_ORIGINS: 'https://a.example,https://b.example',
    }
    expect(sourcesOf(await policyOf(tags), 'script-src')).toEqual(OWN_SCRIPTS)
    const policy = await policyOf({ ...tags, NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC1234' })
    for (const directive of ['script-src', 'img-src', 'connect-src']) {
      expect(sourcesOf(policy, directive), directive).toEqual(
        expect.arrayContaining(["'self'", 'https://tags.example.be', 'https://a.example', 'https://b.example']),
      )
    }
  })

  it('asks for https alone when visitors come by https', async () => {
    const secure = await headersOf('/nl', { SITE_URL: 'https://www.example.be' })
    expect(sourcesOf(secure.get('content-security-policy'), 'upgrade-insecure-requests')).toEqual([])
    expect(secure.get('strict-transport-security')).toContain('max-age=31536000')
    const plain = await headersOf('/nl')
    expect(sourcesOf(plain.get('content-security-policy'), 'upgrade-insecure-requests')).toBeUndefined()
    expect(plain.get('strict-transport-security')).toBeNull()
  })

  it('has browsers tell this site what it kept out, in both of their ways, unless they are to say nothing', async () => {
    const told = await headersOf('/nl')
    expect(told.get('reporting-endpoints')).toBe('site="/api/field"')
    expect(sourcesOf(told.get('content-security-policy'), 'report-to')).toEqual(['site'])
    expect(sourcesOf(told.get('content-security-policy'), 'report-uri')).toEqual(['/api/field'])
    const silent = await headersOf('/nl', { FIELD_SAMPLE: '0' })
    expect(silent.get('reporting-endpoints')).toBeNull()
    expect(silent.get('content-security-policy')).not.toContain('report-')
  })

  const policyWith = (inlineScripts: readonly string[], development: boolean) =>
    securityHeaders({ tagOrigins: [], reports: false, https: false, inlineScripts, development }).find(
      ({ key }) => key === 'Content-Security-Policy',
    )?.value

  it('allows an inline script by the hash of its text, and no other', () => {
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(sourcesOf(policyWith(['start()'], false), 'script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  })

  it('allows what next dev needs in development only', () => {
    expect(sourcesOf(policyWith(['start()'], true), 'script-src')).toEqual([
      "'self'",
      "'unsafe-eval'",
      "'unsafe-inline'",
    ])
    expect(sourcesOf(policyWith([], true), 'connect-src')).toEqual(["'self'", 'ws:'])
    expect(policyWith([], false)).not.toMatch(/script-src[^;]*unsafe/)
  })
})

describe('the headers of an address', () => {
  it.each(['/nl', '/fr/stock', '/en/api/backend/v1/feature-flags', '/en/robots.txt'])(
    '%s: are strict',
    async (path) => {
      const found = await headersOf(path)
      expect(found.get('x-content-type-options')).toBe('nosniff')
      expect(found.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(found.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(found.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(found.get('permissions-policy')).toContain('camera=()')
    },
  )

  it('keep calls out of search results, and every answer of a site that is not the public one', async () => {
    const isKeptOut = async (path: string, source?: Record<string, string>) =>
      (await headersOf(path, source)).get('x-robots-tag') === 'noindex'
    expect(await isKeptOut('/en/api/search')).toBe(true)
    expect(await isKeptOut('/nl')).toBe(false)
    expect(await isKeptOut('/nl', { SITE_INDEXING: 'off' })).toBe(true)
    expect(await isKeptOut('/nl', { SITE_URL: 'https://staging.example.be' })).toBe(true)
  })

  it.each([
    ['/en', 'private, no-store'],
    ['/en/page-hiding.js', 'public, max-age=3600, stale-while-revalidate=86400'],
    ['/en/block-variants.js', 'public, max-age=3600, stale-while-revalidate=86400'],
    ['/en/images/cars/born/hero-1920.webp', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/en/og/nl/stock.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/nl', null],
  ])('%s may be stored: %s', async (path, policy) => {
    expect((await headersOf(path)).get('cache-control')).toBe(policy)
  })

  it('of the choice of a language depend on the browser’s own', async () => {
    expect((await headersOf('/en')).get('vary')).toBe('Accept-Language')
  })

  it('of a build are those of its addresses alone: settings are read when the server starts', async () => {
    const settings = { SITE_URL: 'https://staging.example.be', BACKEND_URL: 'https://api.example.be' }
    const ofBuild = (source: Record<string, string>) => JSON.stringify(headers(parseEnv(source), production))
    expect(ofBuild(settings)).toBe(ofBuild({}))
    expect(ofBuild(settings)).not.toMatch(/Content-Security-Policy|noindex/)
  })

  it('in development are Next’s, since no server of ours stands in front', async () => {
    const rules = headers(parseEnv({}), { development: true, bootstrapScript: '' })
    const has = async (path: string) => {
      const nextConfig = { headers: async () => rules }
      const answer = await answerOfNextConfig({ url: `http://localhost:3000${path}`, nextConfig })
      return answer.headers.has('content-security-policy') && answer.headers.has('x-content-type-options')
    }
    for (const path of ['/nl', '/fr/stock/born', '/_next/static/chunks/main.js'])
      expect(await has(path), path).toBe(true)
    // Next sends a script of its own as JSON.
    expect(await has('/_next/static/development/_clientMiddlewareManifest.js')).toBe(false)
  })
})

describe('the editors’ screens', () => {
  const github = {
    CONTENT_EDITOR: 'github',
    CONTENT_EDITOR_REPOSITORY: 'example/site',
    CONTENT_EDITOR_CLIENT_ID: 'Iv1.0123456789abcdef',
    CONTENT_EDITOR_CLIENT_SECRET: '0'.repeat(40),
    CONTENT_EDITOR_SECRET: '1'.repeat(64),
    NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC1234',
  }

  it('reach nobody but this site, measure nothing, and are in no index or cache', async () => {
    const headers = await headersOf('/en/keystatic/collection/pages', github)
    const policy = headers.get('content-security-policy')
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'script-src')).toEqual(OWN_SCRIPTS)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})
