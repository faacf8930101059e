import { expect, it } from 'vitest'
import { builtWith, differingSettings, unfitSettings } from '@/config/built-with.mjs'
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

const github = {
  CONTENT_EDITOR: 'github',
  CONTENT_EDITOR_REPOSITORY: 'example/site',
  CONTENT_EDITOR_CLIENT_ID: 'Iv1.0123456789abcdef',
  CONTENT_EDITOR_CLIENT_SECRET: 'c'.repeat(40),
  CONTENT_EDITOR_SECRET: 'k'.repeat(40),
}
const local = { CONTENT_EDITOR: 'local', HOST: 'localhost' }

it.each([
  // Screens where nobody signs in, on every network of the machine.
  ['editors’ screens that the process was not told of', local, { HOST: '0.0.0.0' }, ['CONTENT_EDITOR']],
  ['none, which the process asks for', {}, local, ['CONTENT_EDITOR']],
])('a build with %s is not served, and the sentence names what does not fit', (_, made, started, names) => {
  const problems = unfitSettings(JSON.parse(JSON.stringify(builtWith(parseEnv(made)))), parseEnv(started))
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual(names)
})

it('a build is served with what its code does not hold, and an editor’s build with its own settings', () => {
  const stage = { SITE_URL: 'https://staging.example.be', BACKEND_URL: 'https://api.example.be', STOCK_SIZE: '10' }
  expect(unfitSettings(build, parseEnv(stage))).toEqual([])
  expect(unfitSettings(build, parseEnv({ CONTENT_EDITOR_REPOSITORY: 'example/site' }))).toEqual([])
  expect(unfitSettings(builtWith(parseEnv(github)), parseEnv({ ...github, PORT: '4000' }))).toEqual([])
})
