import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { runExclusive } from '@/editor/mutex'
import { saveConflict } from '@/editor/save-conflicts.server'
import { READ_STATE, sendReadState } from '@/editor/send-read-state'

let [root, folder] = ['', '']
const CO2 = 'entries/pages/co2.yaml'
const NEW = 'entries/pages/nouveau.yaml'

beforeEach(async () => {
  root = tempFolder('content')
  folder = path.join(root, 'src/content')
  await mkdir(path.join(folder, 'entries/pages'), { recursive: true })
  await cp('src/content/entries/pages/co2.yaml', path.join(folder, CO2))
})

/** Two windows of the editors' screens on one folder, as Keystatic asks for them. */
function openWindow() {
  const treeOf = async () => {
    const { createHash } = await import('node:crypto')
    const bytes = await readFile(path.join(folder, CO2))
    const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
    return Response.json([{ path: CO2, sha }])
  }
  const fetch = sendReadState(async (input, init) => {
    if (input !== '/api/keystatic/update') return treeOf()
    const save = JSON.parse(String(init?.body))
    const read = new Headers(init?.headers).get(READ_STATE) ?? ''
    const conflict = await saveConflict(save, JSON.parse(decodeURIComponent(read)), root)
    if (conflict) return new Response(conflict, { status: 409 })
    for (const one of save.additions) {
      await mkdir(path.dirname(path.join(folder, one.path)), { recursive: true })
      await writeFile(path.join(folder, one.path), one.contents)
    }
    for (const one of save.deletions) await rm(path.join(folder, one.path))
    return treeOf()
  })
  const send = (body: object) => fetch('/api/keystatic/update', { method: 'POST', body: JSON.stringify(body) })
  return {
    open: () => fetch('/api/keystatic/tree'),
    save: async (file: string, contents: string) =>
      (await send({ additions: [{ path: file, contents }], deletions: [] })).text(),
    remove: async (file: string) => (await send({ additions: [], deletions: [{ path: file }] })).text(),
  }
}
const text = (file: string) => readFile(path.join(folder, file), 'utf8')

describe('two editors of one entry', () => {
  it('do not wipe out each other’s work: the second is told', async () => {
    const [one, other] = [openWindow(), openWindow()]
    await Promise.all([one.open(), other.open()])
    expect(await one.save(CO2, 'from one')).not.toBe('changed')
    expect(await other.save(CO2, 'from the other')).toBe('changed')
    expect(await other.remove(CO2)).toBe('changed')
    expect(await text(CO2)).toBe('from one')
    await other.open()
    expect(await other.save(CO2, 'from both')).not.toBe('changed')
    expect(await text(CO2)).toBe('from both')
  })

  it('save as often as they like what nobody else has touched', async () => {
    const one = openWindow()
    await one.open()
    for (const words of ['first', 'second', 'third']) expect(await one.save(CO2, words)).not.toBe('changed')
    expect(await text(CO2)).toBe('third')
  })
})

describe('a new entry', () => {
  it('is written where nothing has its name', async () => {
    const one = openWindow()
    await one.open()
    expect(await one.save(NEW, 'words')).not.toBe('taken')
    expect(await text(NEW)).toBe('words')
  })

  it('does not take the place of another of its name', async () => {
    // The window has not read what is there.
    expect(await openWindow().save(CO2, 'words')).toBe('taken')
  })
})

it('saves that come at the same moment are looked at one after the other, a failed one too', async () => {
  const done: string[] = []
  const save = (name: string, ms: number) => async () => {
    done.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    done.push(`${name} ends`)
    if (name === 'first') throw new Error('no space left')
  }
  const all = [runExclusive(save('first', 20)), runExclusive(save('second', 1))]
  await expect(all[0]).rejects.toThrow('no space left')
  await all[1]
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
