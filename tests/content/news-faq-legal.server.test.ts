import { describe, expect, test } from 'vitest'
import { readFaq } from '@/content/faq.server'
import { readDisclaimer, readLegal } from '@/content/legal.server'
import { listNews, readArticle } from '@/content/news.server'
import { AUDIENCES } from './audiences'

describe('news', () => {
  test('come with the newest first', async () => {
    const dates = (await listNews('fr')).map(({ date }) => date)
    expect(dates.length).toBeGreaterThanOrEqual(4)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const date of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  test('are as many as asked for', async () => {
    expect(await listNews('nl', 3)).toHaveLength(3)
  })

  test('have the same articles in both languages, each in its own words', async () => {
    const [fr, nl] = await Promise.all([listNews('fr'), listNews('nl')])
    expect(fr.map(({ slug }) => slug)).toEqual(nl.map(({ slug }) => slug))
    expect(fr.filter(({ title }, index) => title === nl[index]?.title)).toEqual([])
  })

  test('can be read one by one, by a slug or by the segments of an address', async () => {
    for (const { slug, title } of await listNews('nl')) {
      const article = await readArticle('nl', slug.split('/'))
      expect(article).toMatchObject({ slug, title })
      expect(article?.blocks.length).toBeGreaterThan(0)
      expect(await readArticle('nl', slug)).toEqual(article)
    }
  })

  test('an article that does not exist is undefined, whatever the slug', async () => {
    for (const slug of ['nope', '', '../pages/legal', '__proto__']) {
      expect(await readArticle('fr', slug)).toBeUndefined()
    }
    expect(await readArticle('fr', ['..', 'pages', 'legal'])).toBeUndefined()
  })
})

describe('questions', () => {
  test.each(AUDIENCES)('for $language $salesType have an answer and an id of their own', async (audience) => {
    const groups = await readFaq(audience)
    const questions = groups.flatMap((group) => group.questions)
    expect(questions.length).toBeGreaterThanOrEqual(10)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/)
      expect(answer.length).toBeGreaterThan(0)
    }
  })

  test('a business buyer has questions of its own', async () => {
    const idsFor = async (salesType: 'B2C' | 'B2B') =>
      (await readFaq({ language: 'fr', salesType })).flatMap(({ questions }) => questions.map(({ id }) => id))
    const [asPrivate, asBusiness] = await Promise.all([idsFor('B2C'), idsFor('B2B')])
    expect(asPrivate).toContain('representative-example')
    expect(asBusiness).not.toContain('representative-example')
    expect(asBusiness).toContain('deductibility')
  })
})

describe('legal entries', () => {
  test('have a key and representative text in both languages', async () => {
    const [fr, nl] = await Promise.all([readLegal('credit', 'fr'), readLegal('credit', 'nl')])
    expect(fr).toMatchObject({ key: 'credit', data: { representative: expect.stringMatching(/^<p>.+<\/p>$/) } })
    expect(nl?.data.representative).not.toBe(fr?.data.representative)
    expect(nl?.data.representative).toContain('href="/nl/financiering"')
  })

  test('are found by the route that shows them', async () => {
    expect(await readDisclaimer('financing', { language: 'fr', salesType: 'B2C' })).toMatchObject({ key: 'credit' })
    expect(await readDisclaimer('privacy', { language: 'fr', salesType: 'B2C' })).toBeUndefined()
  })

  test('warn of consumer credit, so that a business buyer sees none', async () => {
    expect(await readDisclaimer('financing', { language: 'fr', salesType: 'B2B' })).toBeUndefined()
  })

  test('an unknown key is undefined', async () => {
    expect(await readLegal('nope', 'nl')).toBeUndefined()
  })
})
