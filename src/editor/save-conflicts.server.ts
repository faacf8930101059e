import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export interface Save {
  readonly additions: readonly { readonly path: string }[]
  readonly deletions: readonly { readonly path: string }[]
}

/**
 * Why a save would wipe out somebody else's work; undefined when it would not. The screens themselves write whatever they are
 * given (docs/decisions/0070-no-work-of-an-editor-is-lost.md).
 * @param readState path to Git's name of the file's bytes, as the window has them; a window that says nothing has read nothing
 * @param folder the content's
 */
export async function saveConflict(
  { additions, deletions }: Save,
  readState: Readonly<Record<string, string>>,
  folder: string,
): Promise<'changed' | 'taken' | undefined> {
  for (const { path: file } of [...additions, ...deletions]) {
    if ((readState[file] ?? '') !== (await nameOfBytes(path.join(folder, file)))) return 'changed'
  }
  for (const { path: file } of additions) {
    const live = file.replace(/^drafts\//, 'entries/')
    const isNewDraft = live !== file && (readState[file] ?? '') === ''
    // The draft of an entry that is live begins in the bar of its preview, as a copy of it.
    if (isNewDraft && (await nameOfBytes(path.join(folder, live)))) return 'taken'
  }
  return undefined
}

/** As Git names a file by its bytes; empty where there is none. */
async function nameOfBytes(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes ? createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex') : ''
}
