import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { listEnabledFlags } from '../watch-flags'

/** What Next stores of an address: a page, a redirect, or null for « there is no such page ». */
export type Stored = StoredPage | StoredRedirect | null

interface StoredPage {
  readonly kind: 'PAGES'
  readonly html: string
  readonly pageData: { readonly pageProps?: PageProps }
  readonly headers?: unknown
  readonly status?: number
}

interface StoredRedirect {
  readonly kind: 'REDIRECT'
  readonly props: unknown
}

/** The props of a page that the store looks at (site/page-props.ts). */
interface PageProps {
  readonly isIncomplete?: boolean
  readonly isUnknown?: boolean
  readonly dehydratedState?: {
    readonly queries: readonly { readonly queryKey: readonly unknown[]; readonly state: { readonly data?: unknown } }[]
  }
}

/** Seconds, as Next has them. */
export interface CacheControl {
  readonly revalidate: number | false
  readonly expire?: number | undefined
}

/** An address in the store, small enough that the whole site fits into memory. */
export interface PackedPage {
  /** Gzip, as visitors take it: a page's document and behind it its data. Of what is no page Next's own value. */
  readonly packed: Buffer
  /** Where the data begin in it. */
  readonly documentBytes: number
  /** Milliseconds since 1970. */
  readonly lastModified: number
  /** Undefined where only Next knows it. */
  readonly cacheControl?: CacheControl | undefined
  /** The names of the flags that were on when it was made, with commas between. */
  readonly flags: string | undefined
  readonly isIncomplete: boolean
  /** It says that there is nothing at its address. */
  readonly isUnknown: boolean
  readonly isPage: boolean
}

const compress = promisify(gzip)
const decompress = promisify(gunzip)

export async function pack(
  value: Stored,
  rest: Pick<PackedPage, 'lastModified' | 'cacheControl' | 'flags'>,
): Promise<PackedPage> {
  if (value?.kind !== 'PAGES') {
    return {
      ...rest,
      packed: await compress(JSON.stringify(value)),
      documentBytes: 0,
      isIncomplete: false,
      isUnknown: value === null,
      isPage: false,
    }
  }
  const [html, data] = await Promise.all([compress(value.html), compress(JSON.stringify(value.pageData))])
  return {
    ...rest,
    packed: Buffer.concat([html, data]),
    documentBytes: html.byteLength,
    isIncomplete: value.pageData.pageProps?.isIncomplete === true,
    isUnknown: value.pageData.pageProps?.isUnknown === true,
    isPage: true,
  }
}

export async function unpack(page: PackedPage): Promise<Stored> {
  if (!page.isPage) return JSON.parse(await textOf(page.packed)) as Stored
  const [html, data] = await Promise.all([textOf(packedDocument(page)), textOf(packedData(page))])
  return { kind: 'PAGES', html, pageData: JSON.parse(data) as StoredPage['pageData'] }
}

export const packedDocument = ({ packed, documentBytes }: PackedPage): Buffer => packed.subarray(0, documentBytes)

export const packedData = ({ packed, documentBytes }: PackedPage): Buffer => packed.subarray(documentBytes)

const textOf = async (packed: Buffer): Promise<string> => (await decompress(packed)).toString('utf8')

/** The flags that a page was made with, or undefined where it holds none. */
export function readPageFlags(value: Stored): string | undefined {
  if (value?.kind !== 'PAGES') return undefined
  const query = value.pageData.pageProps?.dehydratedState?.queries.find(
    ({ queryKey }) => queryKey[0] === 'feature-flags',
  )
  const flags = query?.state.data as Record<string, boolean> | undefined
  return flags && listEnabledFlags(flags).join()
}
