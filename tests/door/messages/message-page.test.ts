import type { GetServerSidePropsContext } from 'next'
import { expect, test } from 'vitest'
import { messageServerSideProps } from '@/door/messages/message-page.server'

async function propsOf(resolvedUrl: string) {
  const { searchParams } = new URL(resolvedUrl, 'http://site.invalid')
  const context = {
    locale: 'fr',
    resolvedUrl,
    query: Object.fromEntries(searchParams),
    req: { method: 'GET', headers: {} },
    res: { setHeader: () => {} },
  } as unknown as GetServerSidePropsContext
  const answer = await messageServerSideProps(context)
  return 'props' in answer ? await answer.props : undefined
}

test('a form knows its query before any script runs, so that both switches take the car and the campaign along', async () => {
  const props = await propsOf('/professionnel/message/offre?carline_code=RAVAL&utm_source=lettre&x=1&x=2')
  expect(props?.query).toEqual({ carline_code: 'RAVAL', utm_source: 'lettre', x: ['1', '2'] })
  expect((await propsOf('/message/offre'))?.query).toEqual({})
})
