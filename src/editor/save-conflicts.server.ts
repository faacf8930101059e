import { toEntryName, workingCopyHash } from './working-copy.server'

export interface Save {
  readonly additions: readonly { readonly path: string; readonly contents?: string }[]
  readonly deletions: readonly { readonly path: string }[]
}

/**
 * Why a save would wipe out somebody else's work; undefined when it would not. The screens themselves write whatever they are
 * given (docs/decisions/0070-editing-conflicts.md).
 * @param readState path to Git's name of the file's bytes, as the window has them; a window that says nothing has read nothing
 * @param root the folder that holds src/content
 */
export async function saveConflict(
  { additions, deletions }: Save,
  readState: Readonly<Record<string, string>>,
  root: string,
): Promise<'changed' | 'taken' | undefined> {
  const isAsRead = async (file: string) =>
    (readState[file] ?? '') === (await workingCopyHash(toEntryName(file) ?? '', root))
  for (const { path: file } of deletions) if (!(await isAsRead(file))) return 'changed'
  for (const { path: file } of additions) {
    // What a window creates, it has not read.
    if (!(await isAsRead(file))) return readState[file] ? 'changed' : 'taken'
  }
  return undefined
}
