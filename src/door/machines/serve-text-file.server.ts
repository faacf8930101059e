import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { isLanguage } from '@/domain/language'

export interface TextFile {
  /** A media type with its charset. */
  readonly type: string
  readonly body: string
  /** How long a cache may keep it. */
  readonly seconds: number
}

/** The server's half of an address that is a file, not a page. Undefined: there is no such file. */
export function serveTextFile(
  answer: (context: GetServerSidePropsContext) => Promise<TextFile | undefined> | TextFile | undefined,
): GetServerSideProps<Record<string, never>> {
  return async (context) => {
    const found = await answer(context)
    if (!found) return { notFound: true }
    const { type, body, seconds } = found
    context.res.setHeader('Content-Type', type)
    context.res.setHeader('Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=86400`)
    context.res.end(body)
    return { props: {} }
  }
}

/** For a file of the whole site: its one address has no language before it. */
export function onlyWithoutLanguage<T>(answer: (context: GetServerSidePropsContext) => T) {
  return (context: GetServerSidePropsContext) => (isLanguage(context.locale) ? undefined : answer(context))
}
