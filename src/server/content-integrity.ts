import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checksumFile } from '@/config/file-checksums.mjs'

/** A file that has lost so much since the build was cut rather than edited. */
const LEAST_LEFT = 0.5
const CONFLICT = /^(?:<{7} |={7}\r?$|>{7} )/m
/** A control character, or a byte that is not UTF-8. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\ufffd/u
const ENTRY = '.yaml'

/** What the site was built with: each file's size in bytes, and the sums of its blocks. */
export type BuiltFiles = Readonly<Record<string, readonly number[]>>

/**
 * What shows that the entries and the words were copied only in part: a folder or a file that the build had, one
 * without its end, one with the marks of a conflict, one that is no text. Whether entries are right in all they say is checked
 * before a build (`npm run content:check`), in some seconds; this takes some milliseconds, and hinders nothing.
 *
 * @param root of the site, in which they lie
 * @returns a line for each problem, empty where there is none
 */
export async function checkContentIntegrity(root: string, built: BuiltFiles): Promise<readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const file of Object.keys(built)) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file])
  const found = [...folders].map(async ([folder, files]) => {
    const there = await readdir(join(root, folder)).catch((): string[] => [])
    // Editors write entries of their own; words come with the build alone.
    const own = there.filter((name) => name.endsWith(ENTRY)).map((name) => `${folder}/${name}`)
    if (!there.some((name) => files.includes(`${folder}/${name}`)) && own.length === 0)
      return [`${folder}: nothing is there, and the build had ${files.length} files`]
    const problems = await Promise.all(
      [...new Set([...files, ...own])].map((file) => checkFile(root, file, built[file])),
    )
    return problems.flatMap((problem) => problem ?? [])
  })
  return (await Promise.all(found)).flat().sort()
}

async function checkFile(root: string, file: string, built: readonly number[] = []): Promise<string | undefined> {
  const bytes = await readFile(join(root, file)).catch(() => undefined)
  if (bytes === undefined) return `${file}: the build had it, and it cannot be read`
  const now = checksumFile(bytes)
  const problem = file.endsWith(ENTRY) ? checkEntry(bytes.toString('utf8'), now, built) : checkWords(now, built)
  return problem && `${file}: ${problem}`
}

/** An editor may have changed it since. */
function checkEntry(text: string, now: readonly number[], built: readonly number[]): string | undefined {
  if (text.trim() === '') return 'it is empty'
  if (!text.endsWith('\n')) return 'it ends in the middle of a line'
  if (CONFLICT.test(text)) return 'it has the marks of a conflict between two versions'
  if (NO_TEXT.test(text)) return 'parts of it are no text'
  const [size = 0, ...sums] = now
  const [builtSize = 0, ...builtSums] = built
  const isBeginning = size < builtSize && sums.length > 0 && sums.every((sum, at) => sum === builtSums[at])
  return isBeginning || size < builtSize * LEAST_LEFT ? `${size} bytes, and the build had ${builtSize}` : undefined
}

function checkWords(now: readonly number[], built: readonly number[]): string | undefined {
  return String(now) === String(built) ? undefined : 'it is not the one of the build'
}
