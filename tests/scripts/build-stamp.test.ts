import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeAll, describe, expect, it } from 'vitest'
import { VARIABLES } from '@/config/variables.mjs'
import { buildStamp } from '../../scripts/lib/build-stamp.mjs'

let place: string
let project: string

beforeAll(() => {
  place = tempFolder('build-stamp')
  project = join(place, 'project')
  for (const folder of ['src/pages', 'public', 'docs']) mkdirSync(join(project, folder), { recursive: true })
  for (const file of ['src/pages/a.ts', 'public/a.txt', 'next.config.js', 'docs/a.md']) {
    writeFileSync(join(project, file), file)
  }
})

describe('the stamp of a build', () => {
  it.each(Object.entries(VARIABLES).map(([name, { build }]) => [name, build ? 'follows' : 'does not follow', build]))(
    '%s: %s the value',
    (name, _, follows) => {
      const before = buildStamp(project, { [name]: 'one' })
      expect(buildStamp(project, { [name]: 'two' }) !== before).toBe(follows)
      expect(buildStamp(project, {}) !== before).toBe(follows)
    },
  )

  it('does not follow a variable that is not on the list', () => {
    expect(buildStamp(project, { LANG: 'nl' })).toBe(buildStamp(project, {}))
  })

  it('takes an empty value for none, as the site does', () => {
    expect(buildStamp(project, { SITE_URL: ' ' })).toBe(buildStamp(project, {}))
  })

  it('is the same for a copy of the folder in another place', () => {
    const copy = join(place, 'elsewhere/copy')
    cpSync(project, copy, { recursive: true })
    expect(buildStamp(copy, {})).toBe(buildStamp(project, {}))
  })

  it.each([
    ['changes', 'src/pages/a.ts'],
    ['changes', 'next.config.js'],
    ['changes', 'public/new.txt'],
    ['stays', 'docs/a.md'],
    ['stays', '.env'],
  ])('%s with the content of %s', (what, file) => {
    const copy = join(place, `copy-${file.replaceAll('/', '-')}`)
    cpSync(project, copy, { recursive: true })
    writeFileSync(join(copy, file), 'something else')
    expect(buildStamp(copy, {}) !== buildStamp(project, {})).toBe(what === 'changes')
  })
})
