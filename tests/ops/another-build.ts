import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXT = /\.(?:html|js|json)$|BUILD_ID$/
/** A file of a build with the hash of its content in its name. */
const CHUNK = /^(\d+)\.([\da-f]{7,})\.js$/

interface AnotherBuild {
  readonly id: string
  /** The names of one chunk, in the build that was copied and in this one. */
  readonly chunk: readonly [string, string]
}

/** A copy of a built site that is another build: an id of its own, and a chunk that has changed. */
export function anotherBuild(from: string, to: string): AnotherBuild {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  const next = join(to, '.next')
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8').trim()
  // The longest part of it that is written in the same way everywhere: a hyphen is escaped in the manifests' patterns.
  const [core = ''] = (id.match(/\w+/g) ?? []).sort((a, b) => b.length - a.length)
  const otherCore = [...core].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('')
  const otherId = id.replace(core, otherCore)
  const chunks = join(next, 'static/chunks')
  const [chunk = '', number = '', hash = ''] =
    readdirSync(chunks)
      .map((name) => CHUNK.exec(name))
      .find((match) => match !== null) ?? []
  if (!chunk) throw new Error(`No file in ${chunks} is named like a chunk of a build`)
  const otherHash = [...hash].reverse().join('')
  const otherChunk = `${number}.${otherHash}.js`
  for (const entry of readdirSync(next, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const text = readFileSync(path, 'utf8')
    const changed = text.replaceAll(core, otherCore).replaceAll(hash, otherHash)
    if (changed !== text) writeFileSync(path, changed)
  }
  renameSync(join(next, 'static', id), join(next, 'static', otherId))
  renameSync(join(chunks, chunk), join(chunks, otherChunk))
  return { id: otherId, chunk: [chunk, otherChunk] }
}
