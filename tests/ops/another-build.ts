import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXT = /\.(?:html|js|json|css)$|BUILD_ID$/

/** A copy of a built site that is another build: an id of its own, and its chunks under other names. */
export function anotherBuild(from: string, to: string): { id: string; chunkOf: (chunk: string) => string } {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  const next = join(to, '.next')
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8').trim()
  // The longest part of it that is written in the same way everywhere: a hyphen is escaped in the manifests' patterns.
  const [core = ''] = (id.match(/\w+/g) ?? []).sort((a, b) => b.length - a.length)
  const otherCore = [...core].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('')
  const otherId = id.replace(core, otherCore)
  // The hash of the content, as the files' names hold it.
  const chunkOf = (chunk: string) =>
    chunk.replace(/(?<=[.-])[\da-f]{16}(?=\.js)/, (hash) => [...hash].reverse().join(''))
  for (const entry of readdirSync(next, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const text = readFileSync(path, 'utf8')
    const changed = text.replaceAll(core, otherCore).replace(/[\w-]+[.-][\da-f]{16}\.js/g, chunkOf)
    if (changed !== text) writeFileSync(path, changed)
  }
  renameSync(join(next, 'static', id), join(next, 'static', otherId))
  const chunks = join(next, 'static/chunks')
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (name !== chunkOf(name)) renameSync(join(chunks, name), join(chunks, chunkOf(name)))
  }
  return { id: otherId, chunkOf }
}
