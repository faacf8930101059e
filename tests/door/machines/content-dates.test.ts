import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentDates } from '../../../scripts/lib/content-dates.mjs'

const folder = tempFolder('content-dates')
const project = join(folder, 'project')
const clone = join(folder, 'clone')

const git = (cwd: string, args: readonly string[], date = '2026-01-01') =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', ...args], {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` },
  })

function commit(file: string, text: string, date: string) {
  const full = join(project, 'src/content/entries', file)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
  git(project, ['add', '.'])
  git(project, ['commit', '-q', '-m', file], date)
}

beforeAll(() => {
  mkdirSync(project)
  git(project, ['init', '-q'])
  commit('pages/faq.yaml', 'a: 1', '2026-02-01')
  commit('pages/contact.yaml', 'a: 1', '2026-03-01')
  commit('pages/faq.yaml', 'a: 2', '2026-04-01')
  git(folder, ['clone', '-q', '--depth', '1', `file://${project}`, clone])
})

describe('the day an entry was last changed', () => {
  test('is that of its last commit', () => {
    expect(contentDates(project)).toEqual({ 'pages/faq': '2026-04-01', 'pages/contact': '2026-03-01' })
  })

  test('is not known in a shallow clone, where every file seems new', () => {
    expect(contentDates(clone)).toEqual({})
  })

  test('is not known without a history', () => {
    expect(contentDates(folder)).toEqual({})
  })
})
