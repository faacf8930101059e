import { describe, expect, test } from 'vitest'
import { readArticle } from '@/content/read/article.server'
import { findTopic, readFaq, readTopic } from '@/content/read/faq.server'
import { readDisclaimer } from '@/content/read/legal.server'
import { ARTICLES_ON_A_PAGE, findArticle, listNews, listNewsPage } from '@/content/read/news.server'
import { FAQ_TOPIC_SLUGS, FAQ_TOPICS } from '@/domain/faq-topic'
import { AUDIENCES } from '@/routing/audiences'

const DUTCH = { language: 'nl', salesType: 'B2C' } as const

describe('news', () => {
  test('come with the newest first', async () => {
    const dates = (await listNews({ language: 'fr', salesType: 'B2C' })).map(({ date }) => date)
    expect(dates.length).toBeGreaterThanOrEqual(12)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const date of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  test('are as many as asked for', async () => {
    expect(await listNews({ language: 'nl', salesType: 'B2C' }, 3)).toHaveLength(3)
  })

  test('have the same articles in both languages, each in its own words', async () => {
    const [fr, nl] = await Promise.all([
      listNews({ language: 'fr', salesType: 'B2C' }),
      listNews({ language: 'nl', salesType: 'B2C' }),
    ])
    const idsOf = async (list: typeof fr) => Promise.all(list.map(async ({ slug }) => (await findArticle(slug))?.id))
    expect(await idsOf(fr)).toEqual(await idsOf(nl))
    expect(fr.filter(({ title }, index) => title === nl[index]?.title)).toEqual([])
  })

  test('can be read one by one, by a slug or by the segments of an address', async () => {
    for (const { slug, title } of await listNews({ language: 'nl', salesType: 'B2C' })) {
      const article = await readArticle(slug.split('/'), DUTCH)
      expect(article).toMatchObject({ slug, title })
      expect(article?.blocks.length).toBeGreaterThan(0)
      expect(await readArticle(slug, DUTCH)).toEqual(article)
    }
  })

  test('come in pages of twelve, each article once', async () => {
    const all = await listNews({ language: 'fr', salesType: 'B2C' })
    const slugs: string[] = []
    for (let page = 1; ; page += 1) {
      const list = await listNewsPage({ language: 'fr', salesType: 'B2C' }, page)
      if (!list) break
      expect(list).toMatchObject({ page, pages: Math.ceil(all.length / ARTICLES_ON_A_PAGE) })
      slugs.push(...list.articles.map(({ slug }) => slug))
    }
    expect(slugs).toEqual(all.map(({ slug }) => slug))
  })

  test('an article knows the newer and the older one, and others about the same thing first', async () => {
    const all = await listNews({ language: 'nl', salesType: 'B2C' })
    const [newest, second, third] = all
    const article = await readArticle(second?.slug ?? '', DUTCH)
    expect(article?.newer).toEqual(newest)
    expect(article?.older).toEqual(third)
    expect(article?.related).toHaveLength(3)
    const slugs = article?.related.map(({ slug }) => slug)
    for (const beside of [newest, second, third]) expect(slugs).not.toContain(beside?.slug)
    const first = await readArticle(newest?.slug ?? '', DUTCH)
    expect(first?.newer).toBeNull()
    const same = all.slice(2).find(({ category }) => category === first?.category)
    expect(first?.related[0]).toEqual(same)
  })

  test('an article says how long it takes to read, in whole minutes', async () => {
    for (const { slug } of await listNews({ language: 'fr', salesType: 'B2C' })) {
      const article = await readArticle(slug, { language: 'fr', salesType: 'B2C' })
      expect(article?.minutes).toBeGreaterThanOrEqual(1)
      expect(article?.minutes).toBeLessThan(6)
    }
  })

  test('every article has a picture of its own to show', async () => {
    const pictures = (await listNews({ language: 'fr', salesType: 'B2C' })).map(({ picture }) => picture?.url)
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('an article that does not exist is undefined, whatever the slug', async () => {
    for (const slug of ['nope', '', '../pages/legal', '__proto__']) {
      expect(await readArticle(slug, DUTCH)).toBeUndefined()
    }
    expect(await readArticle(['..', 'pages', 'legal'], DUTCH)).toBeUndefined()
  })
})

describe('questions', () => {
  test.each(AUDIENCES)('for $language $salesType have an answer and an id of their own', async (audience) => {
    const groups = await readFaq(audience)
    const questions = groups.flatMap((group) => group.questions)
    expect(questions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/)
      expect(answer.length).toBeGreaterThan(0)
    }
  })

  test('and their groups share no id: each is a place in one page', async () => {
    const groups = await readFaq({ language: 'fr', salesType: 'B2C' })
    const ids = groups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(AUDIENCES)(
    'have a page for each subject for $language $salesType, with the way to the others',
    async (audience) => {
      const groups = await readFaq(audience)
      expect(groups.map(({ id }) => id)).toEqual(FAQ_TOPICS)
      for (const group of groups) {
        const entry = await readTopic(group.id, audience)
        expect(entry?.group).toEqual(group)
        expect(entry?.description.length).toBeLessThanOrEqual(156)
        expect(entry?.others.map(({ id }) => id)).toEqual(FAQ_TOPICS.filter((id) => id !== group.id))
      }
    },
  )

  test('have a subject each, whoever they are for; one that does not exist has none', async () => {
    expect(await findTopic('wltp-range')).toBe('electric')
    expect(await findTopic('deductibility')).toBe('business')
    for (const id of ['nope', '', '__proto__']) expect(await findTopic(id)).toBeUndefined()
  })

  test('share no address with a subject, in either language', async () => {
    const taken = FAQ_TOPICS.flatMap((topic) => [topic, ...Object.values(FAQ_TOPIC_SLUGS[topic])] as string[])
    for (const audience of AUDIENCES) {
      const ids = (await readFaq(audience)).flatMap(({ questions }) => questions.map(({ id }) => id))
      expect(ids.filter((id) => taken.includes(id))).toEqual([])
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
    const [fr, nl] = await Promise.all([
      readDisclaimer('homepage', { language: 'fr', salesType: 'B2C' }),
      readDisclaimer('homepage', DUTCH),
    ])
    expect(fr).toMatchObject({ key: 'homepage', representative: expect.stringMatching(/^<p>.+<\/p>$/) })
    expect(nl?.representative).not.toBe(fr?.representative)
    expect(nl?.representative).toContain('href="/nl/financiering"')
  })

  test('are found by the route that shows them', async () => {
    expect(await readDisclaimer('homepage', { language: 'fr', salesType: 'B2C' })).toMatchObject({ key: 'homepage' })
    expect(await readDisclaimer('privacy', { language: 'fr', salesType: 'B2C' })).toBeUndefined()
  })

  test('warn of consumer credit, so that a business buyer sees none', async () => {
    expect(await readDisclaimer('homepage', { language: 'fr', salesType: 'B2B' })).toBeUndefined()
  })
})
