import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server as msw } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crawl } from '../../../scripts/check/links-check/crawl.mts'
import { headProblems } from '../../../scripts/check/links-check/head-rules.mts'
import { readPage } from '../../../scripts/check/links-check/read-page.mts'

const ORIGIN = 'https://site.example'

const PAGES: Readonly<Record<string, string>> = {
  '/fr': `<a href="/fr/a#here">A</a> <a href="${ORIGIN}/fr/gone">gone</a> <a href="https://elsewhere.example/x">out</a>
    <a href="/fr/old?x=1">old</a> <a href="mailto:x@y.example">mail</a> <a href="/fr/closed/1">closed</a>
    <img src="/small.webp" srcset="/small.webp 640w, /large.webp 1280w"/> <script>"<a href='/fr/none'>"</script>`,
  '/fr/a': '<h1 id="here">A</h1>',
  '/fr/closed/1': '<a href="/fr/closed/2">never followed</a>',
}

let site: Server
let base = ''

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/fr/old') response.writeHead(308, { location: '/fr/a' }).end()
    else if (path === '/small.webp') response.writeHead(200).end()
    else if (PAGES[path]) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[path])
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')
  })
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  base = `http://localhost:${(site.address() as AddressInfo).port}`
})
beforeEach(() => msw.use(http.all(`${base}/*`, () => passthrough())))
afterAll(() => {
  site.close()
})

const walk = (seeds: readonly string[]) => crawl(seeds, { base, origin: ORIGIN, closed: ['/fr/closed/'], limit: 100 })

describe('the walk through the site', () => {
  test('asks every address inside the site once, and none outside', async () => {
    const { answers } = await walk(['/fr'])
    expect([...answers].map(([path, { status }]) => [path, status]).sort()).toEqual([
      ['/fr', 200],
      ['/fr/a', 200],
      ['/fr/closed/1', 200],
      ['/fr/gone', 404],
      ['/fr/old', 308],
      ['/large.webp', 404],
      ['/small.webp', 200],
    ])
  })

  test('does not follow what robots may not read', async () => {
    expect((await walk(['/fr'])).followed).toEqual(['/fr', '/fr/a'])
  })

  test('knows which place of a page is meant', async () => {
    const { links, answers } = await walk(['/fr'])
    const link = links.find(({ path }) => path === '/fr/a')
    expect(link?.fragment).toBe('here')
    expect(answers.get('/fr/a')?.page?.ids.has('here')).toBe(true)
  })
})

const headOf = (path: string, { title = 'A good title', canonical = ORIGIN + path, more = '' } = {}) => ({
  path,
  ...readPage(`<html lang="fr"><title>${title}</title><meta name="description" content="What this page is about, ${path}."/>
    <link rel="canonical" href="${canonical}"/>${more}<h1>x</h1>
    <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Brand","name":"x"}]}</script>`),
})

describe('the check of heads', () => {
  test('lets good pages pass', () => {
    expect(headProblems([headOf('/fr/a'), headOf('/fr/b', { title: 'Another title' })], ORIGIN)).toEqual([])
  })

  test('finds two pages with one title', () => {
    expect(headProblems([headOf('/fr/a'), headOf('/fr/b')], ORIGIN)).toEqual([
      ['/fr/b', expect.stringContaining('title of /fr/a')],
    ])
  })

  test('finds a page that gives itself away to another', () => {
    const [problem] = headProblems([headOf('/fr/a', { canonical: `${ORIGIN}/fr/b` })], ORIGIN)
    expect(problem?.[1]).toContain('is canonical at')
  })

  test('finds alternates that do not answer each other', () => {
    const more = `<link rel="alternate" hreflang="nl-BE" href="${ORIGIN}/nl/a"/>`
    const problems = headProblems([headOf('/fr/a', { more })], ORIGIN).map(([, problem]) => problem)
    expect(problems).toEqual(['is not among its own alternates', expect.stringContaining('readers of neither')])
  })

  test('asks nothing of a page that search engines may not show', () => {
    const page = headOf('/fr/a', { title: '', more: '<meta name="robots" content="noindex"/>' })
    expect(headProblems([page], ORIGIN)).toEqual([])
  })
})
