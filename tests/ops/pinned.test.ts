import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const files = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
const lines = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, found = '']) => found.trim()))

it('what the workflows run of others is named by its commit, with its version for whoever reads', () => {
  const used = lines(files('.github/workflows', /\.yml$/), /^\s*-? *uses: (.*)$/gm)
  expect(used.length).toBeGreaterThan(20)
  for (const one of used) expect(one).toMatch(/^[\w.-]+\/[\w.-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  // One version of each.
  const versions = new Map(used.map((one) => [one.split('@')[0], one]))
  expect(new Set(used).size).toBe(versions.size)
})

it('the images that ours are made of, and those beside them, are named by their digest', () => {
  const bases = lines(['ops/Containerfile'], /^FROM (\S+)/gm)
  const beside = lines(files('ops', /\.ya?ml$/), /^\s+image: (\S*[/:]\S*)$/gm)
  expect([bases.length, beside.length > 1]).toEqual([4, true])
  for (const image of [...bases, ...beside]) expect(image).toMatch(/^docker\.io\/[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/)
})

it('each of them is looked at every week by somebody who raises it', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {
      'package-ecosystem': string
      directory?: string
      directories?: string[]
      schedule: { interval: string }
    }[]
  }
  const watched = updates.flatMap((one) =>
    (one.directories ?? [one.directory]).map((folder) => `${one['package-ecosystem']} ${folder}`),
  )
  expect(watched.sort()).toEqual([
    'devcontainers /',
    'docker /ops',
    'docker /ops/kubernetes',
    'docker-compose /ops',
    'github-actions /',
    'npm /',
  ])
  for (const { schedule } of updates) expect(schedule.interval).toBe('weekly')
})

/** As Next reads them where a site is built and served (scripts/lib/env-files.mjs). The build puts two of them beside its server. */
const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local']

it.each(['.gitignore', 'ops/Containerfile.dockerignore'])('%s leaves out each file that may hold secrets', (name) => {
  const patterns = readFileSync(name, 'utf8').split('\n').filter(Boolean)
  const isLeftOut = (file: string) =>
    patterns.some((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file))
  expect(SETTINGS.filter((file) => !isLeftOut(file))).toEqual([])
})
