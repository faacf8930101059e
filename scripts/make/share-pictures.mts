// Draws the picture of each page that the build has made, for links to it that somebody shares: its title beside the car
// that it is about. Reads the served HTML, so that a picture says what its page says. Drawn once for each title and car
// (.next/cache outlives a build), into the folder that the server hands out.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictureFile } from '@/door/machines/share-picture.server'
import { parsePath } from '@/routing/parse-path'
import { root } from '../lib/run.mjs'
import { drawPicture, PICTURE_STYLE, type PictureWords, splitTitle } from './share-pictures/share-picture.mts'

const PAGES = join(root, '.next/server/pages')
const CACHE = join(root, '.next/cache/share-pictures')
const OUTPUT = join(root, '.next/standalone/public')
const AT_ONCE = 4

interface Wanted {
  /** Where the page says its picture is: '/og/fr/modeles/born.jpg'. */
  readonly address: string
  readonly words: PictureWords
  /** Of the studio. */
  readonly picture: string
}

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** An article is shown by the car of its own picture. */
const carIn = (html: string) => {
  const slug = /<main\b.*?\/images\/cars\/([a-z-]+)\/[\w-]+\.(?:webp|avif)/s.exec(html)?.[1]
  return slug && slug !== 'interior' ? `/images/cars/${slug}/hero-1920.webp` : undefined
}

function readPage(html: string): Wanted | undefined {
  const content = (property: string) =>
    plain(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  const [image, url, title] = [content('og:image'), content('og:url'), content('og:title')]
  const page = URL.canParse(url) ? parsePath(new URL(url).pathname) : undefined
  if (!page || !URL.canParse(image) || !image.endsWith('.jpg')) return undefined
  return {
    address: decodeURI(new URL(image).pathname),
    words: splitTitle(title),
    picture: page.match.name === 'news.article' ? (carIn(html) ?? pictureFile(page.match)) : pictureFile(page.match),
  }
}

/** What is to be drawn, by address. Both audiences share a picture: the private buyer's page, read first, names it. */
async function wantedPictures(): Promise<ReadonlyMap<string, Wanted>> {
  const files = (await readdir(PAGES, { recursive: true })).filter((file) => file.endsWith('.html'))
  const isBusiness = (file: string) => Number(/^(?:fr[\\/]professionnel|nl[\\/]professioneel)\b/.test(file))
  const wanted = new Map<string, Wanted>()
  for (const file of files.sort((a, b) => isBusiness(a) - isBusiness(b))) {
    const page = readPage(await readFile(join(PAGES, file), 'utf8'))
    if (page && !wanted.has(page.address)) wanted.set(page.address, page)
  }
  return wanted
}

const pictureHashes = new Map<string, Promise<string>>()
const hash = (...parts: readonly (string | Buffer)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}
function pictureHash(file: string): Promise<string> {
  const known = pictureHashes.get(file) ?? readFile(join(root, 'public', file)).then((bytes) => hash(bytes))
  pictureHashes.set(file, known)
  return known
}

const started = Date.now()
const queue = [...(await wantedPictures()).values()]
const total = queue.length
const used = new Set<string>()
let drawn = 0
let largest = 0

async function work(): Promise<void> {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { address, words, picture } = next
    const name = `${hash(PICTURE_STYLE, words.headline, words.line ?? '', await pictureHash(picture))}.jpg`
    used.add(name)
    const cached = join(CACHE, name)
    const kept = await readFile(cached).catch(() => undefined)
    const bytes = kept ?? (await drawPicture(words, join(root, 'public', picture)))
    if (!kept) {
      drawn += 1
      await writeFile(cached, bytes)
    }
    largest = Math.max(largest, bytes.length)
    const target = join(OUTPUT, address)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
  }
}

await mkdir(CACHE, { recursive: true })
await Promise.all(Array.from({ length: AT_ONCE }, work))
for (const file of await readdir(CACHE)) if (!used.has(file)) await rm(join(CACHE, file))
process.stdout.write(
  `${total} pictures for shared links, ${drawn} of them drawn, at most ${Math.ceil(largest / 1024)} KB, in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`,
)
