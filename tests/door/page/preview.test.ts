import type { GetStaticPropsResult, PreviewData } from 'next'
import { describe, expect, it } from 'vitest'
import { isPreview } from '@/config/preview.server'
import { notFoundStaticProps, routedStaticProps } from '@/door/page/door.server'
import type { FrameProps } from '@/site/page-props'

type Answer = GetStaticPropsResult<FrameProps>

/** As an editor opens it, whose cookie says what Next has decrypted. */
async function open(path: string, previewData: PreviewData = {}): Promise<Answer> {
  const [, locale = '', ...segments] = path.split('/')
  return routedStaticProps({ locale, params: { segments }, preview: true, previewData })
}

async function propsOf(answer: Answer | Promise<Answer>) {
  const made = await answer
  if (!('props' in made)) throw new Error(`no page: ${JSON.stringify(made)}`)
  return made.props
}

describe('a page in a preview', () => {
  it('is the page that visitors have, with what the bar says of it', async () => {
    const { preview, ...page } = await propsOf(open('/fr/professionnel/co2'))
    const { preview: noBar, ...live } = await propsOf(
      routedStaticProps({ locale: 'fr', params: { segments: ['professionnel', 'co2'] } }),
    )
    expect(noBar).toBeUndefined()
    expect(page.route).toEqual({ name: 'co2', params: {}, salesType: 'B2B' })
    expect(page.view).toMatchObject(live.view)
    expect(page.words).toEqual(live.words)
    expect(preview).toMatchObject({
      isFound: true,
      audience: { language: 'fr', salesType: 'B2B' },
      day: null,
      entry: 'pages/co2',
      paths: { here: '/fr/professionnel/co2', otherLanguage: '/nl/professioneel/co2', otherAudience: '/fr/co2' },
    })
  })

  it('leads to no editor’s screen, names no colleague and gives no link where editors do not sit', async () => {
    const { preview } = await propsOf(open('/fr/co2'))
    expect(preview).toMatchObject({ edit: null, blocks: [], history: null, share: null, until: null })
  })

  it('says which day it is of, and which legal entry it shows', async () => {
    const { preview } = await propsOf(open('/fr/private-lease', { day: '2027-01-01' }))
    expect(preview).toMatchObject({ day: '2027-01-01', legal: { keys: ['rent'], isMissing: false } })
  })

  it('is open before its flag is: for an editor, and for nobody else', async () => {
    const path = '/fr/professionnel/business-edition-2024'
    const { route, preview } = await propsOf(open(path))
    expect(route).toEqual({ name: 'business-edition-2024', params: {}, salesType: 'B2B' })
    expect(preview).toMatchObject({ isFound: true, entry: 'pages/business-edition-2024' })
    expect(isPreview()).toBe(false)
    const segments = path.split('/').slice(2)
    expect(await routedStaticProps({ locale: 'fr', params: { segments } })).toHaveProperty('redirect')
  })

  it('is the one that visitors have once its link has ended', async () => {
    const { preview, route } = await propsOf(open('/fr/co2', { until: 1_000_000_000 }))
    expect(route).toMatchObject({ name: 'co2' })
    expect(preview).toBeUndefined()
  })
})

describe('an address in a preview', () => {
  it.each([
    ['of an article that nobody wrote is not found', '/nl/news/niets', { notFound: true, revalidate: 60 }],
    ['of no page is not found', '/nl/nergens', { notFound: true, revalidate: 60 }],
    [
      'in the words of the other language is sent on',
      '/nl/klantinformatie/commande',
      { redirect: { destination: '/nl/klantinformatie/bestelling', permanent: true }, revalidate: 60 },
    ],
  ])('%s, as ever', async (_, path, expected) => {
    expect(await open(path)).toEqual(expected)
  })
})

describe('the page that is not there, in a preview', () => {
  it('has a bar in the language of its address, which leads home', async () => {
    const { preview, route } = await propsOf(notFoundStaticProps({ locale: 'fr', preview: true, previewData: {} }))
    expect(route).toBeNull()
    expect(preview).toMatchObject({
      isFound: false,
      audience: { language: 'fr', salesType: 'B2C' },
      entry: null,
      paths: { here: '/fr', otherLanguage: '/nl' },
    })
  })

  it('has none once the link has ended', async () => {
    const ended = { until: 1_000_000_000 }
    expect(await propsOf(notFoundStaticProps({ locale: 'fr', preview: true, previewData: ended }))).not.toHaveProperty(
      'preview',
    )
  })
})
