import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { rename } = fs

/** A disk on which so many files can still be put in their place, of those that are counted. */
export function fillDisk(room: number, isCounted: (from: string, to: string) => boolean = () => true): void {
  let left = room
  replaceRename(async (from, to) => {
    const counts = isCounted(String(from), String(to))
    if (counts) left -= 1
    if (counts && left < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    return rename(from, to)
  })
}

export const emptyDisk = (): void => replaceRename(rename)

function replaceRename(other: typeof rename): void {
  fs.rename = other
  syncBuiltinESMExports()
}
