import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listNews } from '@/content/read/news.server'
import { LANGUAGES } from '@/domain/language'
import { newsFeed } from '@/door/machines/news-feed.server'
import { robots } from '@/door/machines/robots.server'
import { securityText } from '@/door/machines/security-txt.server'
import { webManifest } from '@/door/machines/web-manifest.server'

describe('robots.txt', () => {
  const lines = robots().body.split('\n')

  test('lets everyone in, and names the sitemap by its whole address', () => {
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(lines).not.toContain('Disallow: /')
  })

  test('keeps crawlers out of the endless: the service, and every car that can be built', () => {
    for (const path of ['/api/', '/fr/configurateur/conf/', '/nl/professioneel/car-configurator/offer/']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
  })

  test('and out of filtered lists, while the lists themselves stay open', () => {
    const filtered = ['/fr/stock*?', '/nl/stock*?', '/fr/professionnel/stock*?', '/nl/professioneel/stock*?']
    expect(lines.filter((line) => line.includes('stock') && line.endsWith('?'))).toEqual(
      expect.arrayContaining(filtered.map((path) => `Disallow: ${path}`)),
    )
    expect(lines.filter((line) => line.endsWith('?'))).toHaveLength(filtered.length)
    for (const path of ['/nl/stock', '/fr/stock/']) expect(lines).not.toContain(`Disallow: ${path}`)
  })

  test('leaves open a page that has to be read to be known as noindex', () => {
    expect(robots().body).not.toContain('modeles-v2')
  })
})

test('security.txt names whom to write to, and ends before a year is over', () => {
  const now = Date.UTC(2026, 10, 26)
  const [contact, expires] = securityText(now).split('\n')
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/)
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - now) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

describe.each(LANGUAGES)('the news feed in %s', (language) => {
  test('has the newest articles of that language, by whole addresses', async () => {
    const { type, body } = (await newsFeed(language)) ?? {}
    const [newest] = await listNews({ language, salesType: 'B2C' })
    expect(type).toContain('application/rss+xml')
    expect(body).toContain(`<title><![CDATA[${newest?.title}]]></title>`)
    expect(body).toContain(`<link>http://localhost:3000/${language}/news/${newest?.slug}</link>`)
    expect(body).toContain(`<language>${language}-be</language>`)
  })
})

test('there is no news feed without a language', async () => {
  expect(await newsFeed('en')).toBeUndefined()
})

describe('the web manifest', () => {
  test('names icons that are there, at the size that it says', async () => {
    const { icons } = JSON.parse(webManifest('nl')?.body ?? '{}') as { icons: { src: string; sizes: string }[] }
    expect(icons.length).toBeGreaterThan(2)
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(readFileSync(`public${src}`)).metadata()
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test('begins in its own language', () => {
    for (const language of LANGUAGES) {
      expect(JSON.parse(webManifest(language)?.body ?? '{}')).toMatchObject({
        start_url: `/${language}`,
        lang: `${language}-BE`,
      })
    }
    expect(webManifest('en')).toBeUndefined()
  })
})
