import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tellContentMoments } from '@/config/content-generation.server'
import { startOfDay } from '@/domain/day-in-brussels'
import { ENTRIES } from '../store/draft-folder'
import { readOnce } from '../store/store.server'

/** Every day that an entry names for itself or for a part of it, however deep. */
const DAY = /^\s*(?:- )?(from|until|date): *['"]?(\d{4}-\d\d-\d\d)['"]?\s*$/gm
/** Files that are open at once. */
const BATCH = 64

/** Each moment at which something begins or ends: milliseconds since 1970. The page store is told of them. */
export const contentMoments = readOnce(async (): Promise<readonly number[]> => {
  const moments = await findMoments()
  tellContentMoments(moments)
  return moments
})

export async function findMoments(root: string = process.cwd()): Promise<readonly number[]> {
  const folder = join(root, ENTRIES)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'))
  const moments = new Set<number>()
  for (let at = 0; at < files.length; at += BATCH) {
    const texts = files.slice(at, at + BATCH).map((file) => readFile(join(folder, file), 'utf8').catch(() => ''))
    for (const text of await Promise.all(texts)) {
      for (const [, name, day = ''] of text.matchAll(DAY))
        moments.add(startOfDay(day, name === 'until' ? 1 : 0).getTime())
    }
  }
  return [...moments].sort((one, other) => one - other)
}
