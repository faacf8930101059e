import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { LIBRARY_FOLDER, libraryEntry } from '@/content/read/library.server'
import { libraryFilesIn } from '@/content/schema/picture'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { type PictureRefusal, takePicture } from '@/door/pictures/take-picture.server'
import { fold } from '@/i18n/fold'
import type { Credentials } from './github/github-calls.server'
import { fileAt } from './github/repository.server'
import { VERSIONS } from './versions.server'
import { exists, isFullDisk, saveDraft } from './working-copy.server'

/** Letters of a file's name that are kept: it stands in an address. */
const NAME_MOST = 60
/** Of the hash of what was sent: no two pictures have one name, and none takes the place of another. */
const HASH_LENGTH = 10

export const isPicture = (entry: string): boolean => entry.startsWith('pictures/')

/** What became of a file that was sent: its entry, which may have been there before; or why it is not taken. */
export type Sent =
  | { readonly name: string; readonly entry: string; readonly isKnown: boolean }
  | { readonly name: string; readonly refusal: PictureRefusal | 'full' }

/** Takes up a picture: its file, and a draft that waits for its words. Nothing shows it before an entry does. */
export async function addPicture(name: string, bytes: Buffer, root: string): Promise<Sent> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  const known = (await listFiles(root)).find((file) => file.includes(`-${hash}.`))
  if (known) return { name, entry: libraryEntry(known), isKnown: true }
  const taken = await takePicture(name, bytes)
  if ('refusal' in taken) return { name, refusal: taken.refusal }
  const called = name.replace(/\.\w+$/, '').trim()
  const file = `${toSlug(called)}-${hash}.${taken.ending}`
  const entry = libraryEntry(file)
  try {
    await writeFileAtomically(path.join(root, LIBRARY_FOLDER, file), taken.bytes)
    const written = { name: called || file, picture: { file, x: 50, y: 50 }, alt: { fr: '', nl: '' } }
    await saveDraft(entry, Buffer.from(stringify(written)), root, { isWhole: true })
  } catch (error) {
    await rm(path.join(root, LIBRARY_FOLDER, file), { force: true })
    if (isFullDisk(error)) return { name, refusal: 'full' }
    throw error
  }
  return { name, entry, isKnown: false }
}

/** Small letters, digits and hyphens, as an address has them. */
function toSlug(name: string): string {
  const plain = fold(name).text.replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, NAME_MOST).replace(/^-+|-+$/g, '') || 'image'
}

/** Names of files in the library. */
const listFiles = (root: string) => readdir(path.join(root, LIBRARY_FOLDER)).catch(() => [])

/** What the library has lost lies here until its version is wanted back. */
const archivePath = (file: string, root: string) => path.join(root, VERSIONS, 'pictures', file)

/** The file of a picture whose entry is gone goes too: nobody can fetch it any more. */
export async function archivePicture(entry: string, root: string): Promise<void> {
  const { live, draft } = entryPaths(entry, root)
  if (!isPicture(entry) || (await exists(live)) || (await exists(draft))) return
  for (const file of (await listFiles(root)).filter((one) => libraryEntry(one) === entry)) {
    const aside = archivePath(file, root)
    await mkdir(path.dirname(aside), { recursive: true })
    await rename(path.join(root, LIBRARY_FOLDER, file), aside)
  }
}

/** A version of a picture's entry, and the commit at GitHub that its file was in too. */
interface OldPicture {
  readonly by: Credentials
  readonly version: string
  readonly text: string
}

/** The file of a picture that is restored, where it was put aside, or from its commit. */
export async function restorePicture(entry: string, root: string, old?: OldPicture): Promise<void> {
  if (!isPicture(entry)) return
  if (old) {
    const { picture } = (parse(old.text) ?? {}) as { readonly picture?: { readonly file?: unknown } }
    const file = String(picture?.file)
    const bytes = libraryEntry(file) === entry && (await fileAt(old.by, old.version, `${LIBRARY_FOLDER}/${file}`))
    if (bytes) await writeFileAtomically(path.join(root, LIBRARY_FOLDER, file), bytes)
    return
  }
  const files = await readdir(path.dirname(archivePath('x', root))).catch(() => [])
  for (const file of files.filter((one) => libraryEntry(one) === entry))
    await rename(archivePath(file, root), path.join(root, LIBRARY_FOLDER, file))
}

/** Pictures that an entry shows and that were never live: they go live with it. */
export async function newPictures(entry: string, root: string): Promise<readonly string[]> {
  const written = await readWrittenEntry(readerWithDrafts(root, { isForgiving: true }), entry)
  const pictures = [...new Set(libraryFilesIn(written?.value).map(libraryEntry))]
  const isNew = await Promise.all(
    pictures.map(async (one) => {
      const { live, draft } = entryPaths(one, root)
      return (await exists(draft)) && !(await exists(live))
    }),
  )
  return pictures.filter((_, index) => isNew[index])
}
