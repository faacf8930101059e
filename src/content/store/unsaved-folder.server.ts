import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { typedInPreview } from '@/config/preview.server'

/** Outside of the content: what is typed in a form and not saved, one folder for each window (decision 148). */
export const unsavedFolders = () => join(tmpdir(), 'typed-entries')

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A window's own name, a UUID: nothing else names a folder. */
export const isUnsavedName = (id: unknown): id is string => typeof id === 'string' && NAME.test(id)

export const unsavedFolder = (id: string) => join(unsavedFolders(), id)

/** Of the window whose unsaved words are shown in what is made now; undefined where none are. */
export function shownUnsavedFolder(): string | undefined {
  const id = typedInPreview()
  return isUnsavedName(id) ? unsavedFolder(id) : undefined
}
