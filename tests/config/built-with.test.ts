import { expect, it } from 'vitest'
import { builtWith, differingSettings } from '@/config/built-with.mjs'
import { parseEnv } from '@/config/parse-env.mjs'

const build = JSON.parse(JSON.stringify(builtWith(parseEnv({ SITE_URL: 'https://www.example.be' }))))

it('a process with the settings of its build hands out the pages of the build, whatever it listens on', () => {
  expect(differingSettings(build, parseEnv({ SITE_URL: 'https://www.example.be/', PORT: '4000' }))).toEqual([])
})

it.each([
  [{ SITE_URL: 'https://staging.example.be' }, ['SITE_URL', 'SITE_INDEXING']],
  [
    { SITE_URL: 'https://www.example.be', BACKEND_URL: 'https://api.example.be' },
    ['BACKEND_URL', 'NEXT_PUBLIC_BACKEND_URL'],
  ],
  [{ SITE_URL: 'https://www.example.be', NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC1234' }, ['NEXT_PUBLIC_TAG_MANAGER_ID']],
])('one with others names them: %j', (settings, names) => {
  expect(differingSettings(build, parseEnv(settings))).toEqual(names)
})
