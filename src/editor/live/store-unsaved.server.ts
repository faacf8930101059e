import { mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { entryPaths } from '@/content/store/drafts.server'
import { isUnsavedName, unsavedFolder, unsavedFolders } from '@/content/store/unsaved-folder.server'
import { toEntryName } from '../working-copy.server'

/** Milliseconds without a key pressed, after which it is forgotten: the preview then shows what was saved. */
const KEPT_MS = 10 * 60_000

/** One for all windows: each that sends looks at the others too. */
let lastLook: NodeJS.Timeout | undefined

/** What one window sends of the form that is open in it. */
interface SentForm {
  /** The window's own, which nobody can guess. */
  readonly id: unknown
  /** `entries/pages/co2.yaml`, as Keystatic names it. */
  readonly path: unknown
  readonly contents: unknown
}

/**
 * Keeps what is typed and not saved, for the preview beside its form alone: outside of the content, so that no list of drafts, no
 * publication and no commit can meet it. Without contents it is forgotten. @returns false of what no form of ours sends
 */
export async function storeUnsaved({ id, path: file, contents }: SentForm): Promise<boolean> {
  if (!isUnsavedName(id)) return false
  await rm(unsavedFolder(id), { recursive: true, force: true })
  await forgetOld()
  if (contents === undefined) return true
  const entry = typeof file === 'string' ? toEntryName(file) : undefined
  if (entry === undefined || typeof contents !== 'string') return false
  const { draft } = entryPaths(entry, unsavedFolder(id))
  await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 })
  await writeFile(draft, contents, { mode: 0o600 })
  clearTimeout(lastLook)
  lastLook = setTimeout(() => void forgetOld(), KEPT_MS + 1_000).unref()
  return true
}

async function forgetOld(now = Date.now()): Promise<void> {
  for (const id of await readdir(unsavedFolders()).catch(() => [])) {
    const folder = path.join(unsavedFolders(), id)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > KEPT_MS) await rm(folder, { recursive: true, force: true })
  }
  // Gone with the last window.
  await rmdir(unsavedFolders()).catch(() => undefined)
}
