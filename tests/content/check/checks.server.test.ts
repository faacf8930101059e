import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChecks } from '@/content/check/checks.server'

let root = ''
const entry = () => path.join(root, 'src/content/entries/pages/co2.yaml')
const draft = () => path.join(root, 'src/content/drafts/pages/co2.yaml')

beforeEach(async () => {
  root = tempFolder('checks')
  await mkdir(path.join(root, 'src/content/drafts/pages'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})
afterEach(async () => {
  // Not the site's own clock: that belongs to the previews, in other files of this process too.
  vi.useRealTimers()
  await rm(root, { recursive: true })
})

const write = async (file: string, title: string) =>
  writeFile(file, (await readFile(entry(), 'utf8')).replace(/(title:\n +fr: ).*/, `$1${title}`))
const long = 'Un titre trop long pour une liste de résultats, et qui le reste même après une deuxième lecture'

it('finds once as long as nothing is written, for many who ask at once', async () => {
  const checks = createChecks(root)
  const [first, second] = await Promise.all([checks.warnings(), checks.warnings()])
  expect(second).toBe(first)
  expect(await checks.warnings()).toBe(first)
  const problems = await checks.problems()
  expect(await checks.problems()).toBe(problems)
})

it('finds again once a draft is written, changed or taken away, an entry is changed, or a day has ended', async () => {
  const checks = createChecks(root)
  const found = async () =>
    (await checks.warnings()).filter(({ file, kind }) => /co2/.test(file) && kind === 'title_long')
  expect(await found()).toEqual([])
  await write(draft(), long)
  expect(await found()).toHaveLength(1)
  await write(draft(), 'CO2')
  expect(await found()).toEqual([])
  await write(entry(), long)
  expect(await found()).toEqual([])
  await rm(draft())
  expect(await found()).toHaveLength(1)
  const before = await checks.warnings()
  expect(await checks.warnings()).toBe(before)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:00Z') })
  expect(await checks.warnings()).not.toBe(before)
})

it('does not keep a failure', async () => {
  const checks = createChecks(root)
  const file = path.join(root, 'src/content/entries/faq.yaml')
  const faq = await readFile(file, 'utf8')
  await rm(file)
  await expect(checks.warnings()).rejects.toThrow()
  await writeFile(file, faq)
  expect((await checks.warnings()).length).toBeGreaterThan(0)
})
