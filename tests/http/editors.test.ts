import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, follow, post } from './ask'

/** The editors' screens are in a build of their own: visitors get neither an address nor a byte of them. */

const BUILT = join(process.cwd(), '.next')

test('the public site has none of the editors’ addresses', async () => {
  for (const path of ['/keystatic', '/keystatic/collection/pages', '/fr/keystatic', '/nl/keystatic/singleton/cars']) {
    expect((await follow(path)).status, path).toBe(404)
  }
  for (const path of [
    '/api/keystatic/tree',
    '/api/keystatic/blob/0/entries/pages/co2.yaml',
    '/api/keystatic/update',
    '/api/keystatic/open',
    '/api/desk',
    '/api/desk?view=asked',
  ]) {
    expect((await ask(path, { headers: { 'no-cors': '1' } })).status, path).toBe(404)
    // Nothing takes it: 404 of an API, or 405 of the page that says so.
    const posted = await post(path, {}, { 'no-cors': '1' })
    expect([404, 405], path).toContain(posted.status)
  }
})

test('no script that the public site hands out holds code of theirs', () => {
  const folder = join(BUILT, 'static')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  // Keystatic's own name, that of its design system, and words of our schema and screens.
  const holding = scripts.filter((file) =>
    /keystatic|keystar|Nom pour la rédaction|aussi cette fiche ouverte/i.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(holding).toEqual([])
})

test('no page of the build is theirs', () => {
  const manifest = readFileSync(join(BUILT, 'server/pages-manifest.json'), 'utf8')
  expect(manifest).toContain('/[[...segments]]')
  expect(manifest).not.toContain('keystatic')
})
