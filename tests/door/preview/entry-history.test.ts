import { execFileSync } from 'node:child_process'
import { appendFile, cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, expect, it } from 'vitest'
import { entryHistory } from '@/door/preview/entry-history.server'

const FILE = 'src/content/entries/pages/co2.yaml'
let root = ''

beforeEach(async () => {
  root = tempFolder('history')
  await mkdir(path.dirname(path.join(root, FILE)), { recursive: true })
  await cp(FILE, path.join(root, FILE))
})

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' })
function commit(author: string, subject: string, time: string) {
  git('add', '-A')
  git(
    '-c',
    `user.name=${author}`,
    '-c',
    'user.email=editor@example.be',
    'commit',
    '-q',
    `--date=${time}`,
    '-m',
    subject,
  )
}

it('tells who changed an entry, what for and when, the newest first', async () => {
  git('init', '-q')
  commit('Amélie', 'CO2 : première version', '2026-11-01T10:00:00+01:00')
  await appendFile(path.join(root, FILE), '# un mot\n')
  commit('Jan', 'CO2: een woord', '2026-11-20T16:30:00+01:00')
  expect(await entryHistory('pages/co2', root)).toEqual({
    live: [
      { time: '2026-11-20T16:30:00+01:00', author: 'Jan', subject: 'CO2: een woord' },
      { time: '2026-11-01T10:00:00+01:00', author: 'Amélie', subject: 'CO2 : première version' },
    ],
    draftSavedAt: null,
  })
  // Saved since, and in no commit.
  await appendFile(path.join(root, FILE), '# encore\n')
  const { live } = await entryHistory('pages/co2', root)
  expect(live).toHaveLength(3)
  expect(live[0]?.author).toBeUndefined()
  expect(Date.now() - Date.parse(live[0]?.time ?? '')).toBeLessThan(60_000)
})

it('tells the time of the files where there is no repository', async () => {
  const draft = path.join(root, FILE.replace('entries', 'drafts'))
  await mkdir(path.dirname(draft), { recursive: true })
  await cp(FILE, draft)
  const { live, draftSavedAt } = await entryHistory('pages/co2', root)
  expect(live).toEqual([{ time: expect.stringMatching(/^\d{4}-/) }])
  expect(Date.now() - Date.parse(draftSavedAt ?? '')).toBeLessThan(60_000)
})

it('tells nothing of an entry that is not there', async () => {
  expect(await entryHistory('pages/nothing', root)).toEqual({ live: [], draftSavedAt: null })
})
