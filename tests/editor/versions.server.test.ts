import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepVersion, listVersions } from '@/editor/versions.server'

const ENTRY = 'pages/co2'
let root = ''
let folder = ''

beforeEach(async () => {
  root = tempFolder('versions')
  folder = path.join(root, 'src/content/versions', ENTRY)
  await mkdir(path.join(root, 'src/content/entries/pages'), { recursive: true })
})

const live = (text: string) => writeFile(path.join(root, 'src/content/entries', `${ENTRY}.yaml`), text)

async function publish(count: number, from = Date.parse('2026-11-01T00:00:00Z')) {
  for (let at = 0; at < count; at += 1) {
    await live(`text ${at}`)
    await keepVersion(ENTRY, root, new Date(from + at * 60_000))
  }
}

describe('what publications have replaced', () => {
  it('is kept for as many times as are offered, the newest', async () => {
    await publish(23)
    const files = await readdir(folder)
    expect(files).toHaveLength(20)
    expect(files.sort()[0]).toBe('2026-11-01T00-03-00-000Z.yaml')
    expect(await listVersions(ENTRY, root)).toHaveLength(20)
  })

  it('stays when the clock has been put back, even where all others seem newer', async () => {
    await publish(20)
    await live('after the clock jumped')
    await keepVersion(ENTRY, root, new Date('2025-01-01T00:00:00Z'))
    const files = (await readdir(folder)).sort()
    expect(files).toHaveLength(20)
    expect(await readFile(path.join(folder, files[0] ?? ''), 'utf8')).toBe('after the clock jumped')
  })

  it('is two files when two publications fall on one moment', async () => {
    const moment = new Date('2026-11-01T00:00:00Z')
    await live('one')
    await keepVersion(ENTRY, root, moment)
    await live('other')
    await keepVersion(ENTRY, root, moment)
    const texts = (await readdir(folder)).sort().map((file) => readFile(path.join(folder, file), 'utf8'))
    expect(await Promise.all(texts)).toEqual(['one', 'other'])
  })

  it('is without the unfinished file of a write that was cut short, and with that of one that goes on', async () => {
    await publish(1)
    const [old, fresh] = ['2026-11-01T00-00-00-000Z.yaml.a.part', '2026-11-01T00-00-00-000Z.yaml.b.part']
    for (const file of [old, fresh]) await writeFile(path.join(folder, file), 'half')
    await utimes(path.join(folder, old), 0, 0)
    await publish(1, Date.parse('2026-11-02T00:00:00Z'))
    const files = await readdir(folder)
    expect(files).not.toContain(old)
    expect(files).toContain(fresh)
  })
})
