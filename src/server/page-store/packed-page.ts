import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { namesOn } from '../watch-flags'

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
  readonly dehydratedState?: {
    readonly queries?: readonly {
      readonly queryKey?: readonly unknown[]
      readonly state?: { readonly data?: unknown }
    }[]
  }
}

/** Seconds, as Next has them. */
export interface CacheControl {
  readonly revalidate: number | false
  readonly expire?: number | undefined
}

/** An address in the store, small enough that the whole site fits into memory. */
export interface PackedPage {
  readonly packed: Buffer
  /** Milliseconds since 1970. */
  readonly lastModified: number
  /** The lifetime; undefined for a page from the build, whose lifetime Next knows. */
  readonly cacheControl?: CacheControl | undefined
  /** The names of the flags that were on when it was made, with commas between. */
  readonly flags: string | undefined
  readonly isIncomplete: boolean
  readonly isPage: boolean
}

// The fastest of the levels: a page takes 30 KB of its 220.
const compress = promisify(gzip)
const decompress = promisify(gunzip)

export async function pack(
  value: Stored,
  rest: Pick<PackedPage, 'lastModified' | 'cacheControl' | 'flags'>,
): Promise<PackedPage> {
  const isPage = value?.kind === 'PAGES'
  return {
    ...rest,
    packed: await compress(JSON.stringify(value), { level: 1 }),
    isIncomplete: isPage && value.pageData.pageProps?.isIncomplete === true,
    isPage,
  }
}

export async function unpack({ packed }: PackedPage): Promise<Stored> {
  return JSON.parse((await decompress(packed)).toString('utf8')) as Stored
}

/** The flags that a page was made with, or undefined where it holds none. */
export function readPageFlags(value: Stored): string | undefined {
  if (value?.kind !== 'PAGES') return undefined
  const query = value.pageData.pageProps?.dehydratedState?.queries?.find(
    ({ queryKey }) => queryKey?.[0] === 'feature-flags',
  )
  const flags = query?.state?.data
  return typeof flags === 'object' && flags !== null ? namesOn(flags as Record<string, boolean>).join() : undefined
}
