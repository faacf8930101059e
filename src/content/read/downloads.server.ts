import { statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = ['public', 'downloads']
/** A name of a file or of one in a folder; nothing that leads out of public/downloads. */
const FILE_NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.([a-z0-9]+)$/

export interface Download {
  readonly href: string
  /** PDF, ZIP … */
  readonly kind: string
  readonly bytes: number
}

/** A file that visitors may take along; undefined when there is no such file. */
export function findDownload(name: string): Download | undefined {
  const kind = FILE_NAME.exec(name)?.[1]
  if (!kind) return undefined
  const path = join(/* turbopackIgnore: true */ process.cwd(), ...FOLDER, name)
  const file = statSync(path, { throwIfNoEntry: false })
  return file?.isFile() ? { href: `/downloads/${name}`, kind: kind.toUpperCase(), bytes: file.size } : undefined
}
