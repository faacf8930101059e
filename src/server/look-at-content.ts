import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file that has lost so much since the build was cut rather than edited. */
const LEAST_LEFT = 0.5
const CONFLICT = /^(?:<{7} |={7}$|>{7} )/m

/** The entries that the site was built with: their paths and sizes in bytes. */
export type BuiltEntries = Readonly<Record<string, number>>

/**
 * What can be seen of a copy of the entries that came only in part: a folder or a file that the build had, one without its end, one with
 * the marks of a conflict. Whether they are right in all they say is checked before a build (`npm run content:check`), in some seconds;
 * this takes some milliseconds, and hinders nothing.
 *
 * @param root of the site, in which the entries lie
 * @returns a line for each problem, empty where there is none
 */
export async function lookAtContent(root: string, built: BuiltEntries): Promise<readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const file of Object.keys(built)) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file])
  const found = [...folders].map(async ([folder, files]) => {
    const there = await readdir(join(root, folder)).catch(() => [])
    const now = there.filter((name) => name.endsWith('.yaml')).map((name) => `${folder}/${name}`)
    if (now.length === 0) return [`${folder}: nothing is there, and the build had ${files.length} files`]
    const problems = await Promise.all(
      [...new Set([...files, ...now])].map((file) => lookAtFile(root, file, built[file])),
    )
    return problems.flatMap((problem) => problem ?? [])
  })
  return (await Promise.all(found)).flat().sort()
}

async function lookAtFile(root: string, file: string, builtSize = 0): Promise<string | undefined> {
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
  if (text === undefined) return `${file}: the build had it, and it cannot be read`
  if (text.trim() === '') return `${file}: it is empty`
  if (!text.endsWith('\n')) return `${file}: it ends in the middle of a line`
  if (CONFLICT.test(text)) return `${file}: it has the marks of a conflict between two versions`
  const size = Buffer.byteLength(text)
  return size < builtSize * LEAST_LEFT ? `${file}: ${size} bytes, and the build had ${builtSize}` : undefined
}
