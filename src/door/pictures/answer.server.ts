import { createHash } from 'node:crypto'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { DEFAULT_IMAGE_QUALITY, IMAGE_WIDTHS, MOST_PICTURE_BYTES } from '@/config/constants'
import { publicEnv } from '@/config/env.public'
import { isOneOf } from '@/domain/is-one-of'
import { loadSharp, readableFormat, resizePicture } from './resize.server'

/** Of this site, below /images: no dot leads out of it, and no sign is written in another way. */
const PICTURE = /^\/(images(?:\/[\w-]+)*\/[\w-]+\.(?:jpe?g|png|webp|avif))$/
/** A file may become another under its name: a day, like the pictures that nginx hands out. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** Pictures that are worked on at a time. It takes a core and the memory of one whole picture each. */
const AT_ONCE = 2
/** Whoever comes when so many wait is asked to come again. */
const MOST_WAITING = 32
/** Seconds. */
const COME_AGAIN = 2
const CACHE_BYTES = 32 * 1_024 * 1_024

interface Asked {
  readonly file: string
  readonly width: number
  readonly format: 'webp' | 'jpeg' | 'png'
}

const queue = new PQueue({ concurrency: AT_ONCE })
/** By file, its state and what is asked of it. Whoever asks for what is being made waits for it. */
const made = new LRUCache<string, Buffer, Asked>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: (_, __, { context }) => queue.add(() => resizePicture(context.file, context.width, context.format)),
})

/**
 * GET /api/image?url=&w=&q=: a picture of this site in one of the widths that the site asks for, as WebP where the browser reads it. The
 * same address as any image service is asked by (components/car-pictures/image-loader.ts).
 */
export async function answerPicture(
  query: Readonly<Partial<Record<string, string | string[]>>>,
  headers: IncomingHttpHeaders,
  folder = join(/* turbopackIgnore: true */ process.cwd(), 'public'),
): Promise<Response> {
  const { url, w, q = String(DEFAULT_IMAGE_QUALITY) } = query
  const width = Number(w)
  if (typeof url !== 'string' || typeof w !== 'string' || !isOneOf(IMAGE_WIDTHS, width) || String(width) !== w)
    return refusal(400)
  if (q !== String(DEFAULT_IMAGE_QUALITY)) return refusal(400)
  const found = await findFile(url, folder)
  if (!found) return refusal(404)

  const accepts = String(headers.accept ?? '').includes('image/webp')
  const format = accepts ? 'webp' : readableFormat(found.file)
  const key = `${found.file} ${found.state} ${width} ${format}`
  const tag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
  const always = { 'cache-control': CACHE_CONTROL, vary: 'Accept', etag: tag }
  if (headers['if-none-match']?.includes(tag)) return new Response(null, { status: 304, headers: always })
  // A machine that cannot make any picture is at fault itself, and not the picture.
  await loadSharp()
  if (!made.has(key) && queue.size >= MOST_WAITING) return refusal(503, { 'retry-after': String(COME_AGAIN) })
  const bytes = await made.fetch(key, { context: { file: found.file, width, format } }).catch(() => undefined)
  if (!bytes) return refusal(404)
  return new Response(new Uint8Array(bytes), { headers: { ...always, 'content-type': `image/${format}` } })
}

/** The file of an address of this site, and what tells that it is another now. Links in the folder lead nowhere else. */
async function findFile(url: string, folder: string) {
  const own = url.startsWith(`${publicEnv.siteUrl}/`) ? url.slice(publicEnv.siteUrl.length) : url
  const [, path] = PICTURE.exec(own) ?? []
  if (!path) return undefined
  try {
    const [root, file] = await Promise.all([realpath(join(folder, 'images')), realpath(join(folder, path))])
    const { size, mtimeMs } = await stat(file)
    return file.startsWith(root + sep) && size <= MOST_PICTURE_BYTES ? { file, state: `${size} ${mtimeMs}` } : undefined
  } catch {
    return undefined
  }
}

const refusal = (status: 400 | 404 | 503, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
