import { createHash } from 'node:crypto'
import { access, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import config from '@/content/schema/config'
import { singletonKey } from '@/content/store/draft-folder'
import { entryPaths, listDrafts, listRemovals } from '@/content/store/drafts.server'
import { forgetBase, noteBase } from './draft-base.server'
import { mergeYaml } from './merge-yaml.server'

/**
 * The files of the content as the editors' screens have them. Keystatic reads and writes live entries; what it reads is the draft
 * where there is one, and what it writes becomes the draft: nothing is live before it is published (decision 127).
 */

/** The only files that the screens may write. A longer name, with what stands beside it while it is written, is more than a disk takes. */
const WRITABLE = /^entries\/([a-z0-9-]{1,200}(?:\/[a-z0-9-]{1,200})*)\.yaml$/

/** The entry of a file, `pages/co2` of `entries/pages/co2.yaml`; undefined of any other file. */
export const toEntryName = (file: string): string | undefined => WRITABLE.exec(file)?.[1]

/** One line of what Keystatic asks for first: a file or a folder, with Git's name of what is in it. */
export interface TreeEntry {
  readonly path: string
  readonly sha: string
}

/** What Keystatic found, with each draft in the place of its live entry and without what is to go. */
export async function workingTree(found: readonly TreeEntry[], root: string): Promise<readonly TreeEntry[]> {
  const [drafts, removals] = await Promise.all([listDrafts(root), listRemovals(root)])
  const states = await Promise.all(drafts.map(async (entry) => ({ entry, sha: await workingCopyHash(entry, root) })))
  const gone = new Set(removals.map((entry) => `entries/${entry}.yaml`))
  const known = new Map(found.map((one) => [one.path, one]))
  const model = found.find((one) => toEntryName(one.path))
  const folder = found.find((one) => isFolder(one.path))
  for (const { entry, sha } of states) {
    const file = `entries/${entry}.yaml`
    // The first of its kind: no folder of them is there yet.
    const parent = path.posix.dirname(file)
    if (folder && !known.has(parent)) known.set(parent, { ...folder, path: parent })
    known.set(file, { ...(known.get(file) ?? model), path: file, sha })
  }
  // A folder is another one as soon as anything in it is: Keystatic asks again for what has another name.
  const all = [...states.map(({ entry, sha }) => `${entry} ${sha}`), ...removals].join('\n')
  const name = (own: string) => createHash('sha1').update(`${own}\n${all}`).digest('hex')
  return [...known.values()]
    .filter(({ path: file }) => !gone.has(file) && !isOfDrafts(file))
    .map((one) => (toEntryName(one.path) || !isFolder(one.path) ? one : { ...one, sha: name(one.sha) }))
}

const isOfDrafts = (file: string) => file === 'drafts' || file.startsWith('drafts/')
const isFolder = (file: string) => path.extname(file) === ''

/** The bytes of an entry as the screens have it; undefined where there is none, or none any more. */
export async function readWorkingCopy(entry: string, root: string): Promise<Buffer | undefined> {
  const { live, draft, removal } = entryPaths(entry, root)
  const read = (file: string) => readFile(file).catch(() => undefined)
  const drafted = await read(draft)
  if (drafted) return drafted
  return (await read(removal)) ? undefined : read(live)
}

/** Git's name of those bytes; empty where there are none. */
export async function workingCopyHash(entry: string, root: string): Promise<string> {
  const bytes = await readWorkingCopy(entry, root)
  return bytes ? gitName(bytes) : ''
}

/** Git's name of some bytes. */
export const gitName = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/**
 * Takes up what an editor has written. What says the same as the live entry is no draft.
 * @param isWhole each line as it is given: an older version
 */
export async function saveDraft(
  entry: string,
  contents: Buffer,
  root: string,
  { isWhole = false } = {},
): Promise<void> {
  const { live, draft, removal } = entryPaths(entry, root)
  const before = (await readWorkingCopy(entry, root))?.toString('utf8') ?? ''
  const given = contents.toString('utf8')
  const text = isWhole ? given : mergeYaml(before, given, entryFields(entry))
  const published = await readFile(live, 'utf8').catch(() => undefined)
  if (text === published) await rm(draft, { force: true }).then(() => forgetBase(draft))
  else {
    const isNew = !(await exists(draft))
    await writeFileAtomically(draft, text)
    if (isNew && published !== undefined) await noteBase(draft, live)
  }
  await rm(removal, { force: true })
}

/** Of a live entry only a mark is written, which publishing takes up; a draft that was never live goes at once. */
export async function deleteDraft(entry: string, root: string): Promise<void> {
  const { live, draft, removal } = entryPaths(entry, root)
  await rm(draft, { force: true })
  await forgetBase(draft)
  if (!(await exists(live))) return
  await writeFileAtomically(removal, '')
  await noteBase(removal, live)
}

/** Codes of a disk that takes nothing any more. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

export const isFullDisk = (error: unknown): boolean => FULL.has(String((error as NodeJS.ErrnoException).code))

export const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** The schema of an entry's fields. */
export function entryFields(entry: string) {
  const singleton = singletonKey(entry)
  if (singleton) return config.singletons[singleton].schema
  const [kind = ''] = entry.split('/')
  const known: Readonly<Record<string, { readonly schema: Parameters<typeof mergeYaml>[2] }>> = config.collections
  return known[kind]?.schema ?? {}
}
