import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, it } from 'vitest'
import { parseEnv } from '@/config/parse-env.mjs'
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.mjs'

const FOLDER = 'ops/systemd'
const ANALYZE = '/usr/bin/systemd-analyze'
const WITHOUT_IT = existsSync(ANALYZE) ? '' : ' (left out: no systemd-analyze)'
const units = readdirSync(FOLDER).filter((name) => /\.(?:service|timer)$/.test(name))
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
it.skipIf(!existsSync(ANALYZE))(`each unit is one to systemd, and what is wrong would be seen${WITHOUT_IT}`, () => {
  const folder = tempFolder('systemd')
  cpSync(FOLDER, folder, { recursive: true })
  const verify = (...names: readonly string[]) =>
    spawnSync(ANALYZE, ['verify', '--man=no', ...names.map((name) => join(folder, name))], { encoding: 'utf8' })
  // A template is verified by one of its own. Programs of servers need not be on the machine that checks.
  const written = verify(...units.map((name) => name.replace('@.', '@3000.'))).stderr
  const lines = written.split('\n').filter((line) => line !== '' && !/is not executable: No such file/.test(line))
  expect(lines).toEqual([])
  cpSync('LICENSE', join(folder, 'wrong.service'))
  expect(verify('wrong.service').status).not.toBe(0)
})

it('nginx’s log is turned over where nginx writes it, and by the commands of the docs', () => {
  const written = read('site-front.logrotate')
  expect(written).toMatch(/^\/srv\/front\/requests\.log \{$/m)
  expect(written).toContain('kill -USR1 "$(cat /srv/front/state/nginx.pid)"')
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('cp ops/systemd/site-front.logrotate /etc/logrotate.d/')
})

it('the processes are started with the limits of memory that the other ways have', () => {
  expect(read('site@.service')).toContain(`ExecStart=/usr/bin/node ${SERVER_FLAGS.join(' ')} server.js\n`)
})

it('the settings are right by the site’s own check, each secret is made by a command of the docs, and all units read one file', () => {
  const folder = tempFolder('secrets')
  const documented = readFileSync('docs/operations.md', 'utf8')
  const lines = [...read('site.env').matchAll(/^(\w+)=(.*)$/gm)]
  const env = Object.fromEntries(
    lines.map(([, name = '', value = '']) => {
      if (!name.endsWith('_FILE')) return [name, value]
      expect(documented).toContain(`> ${value}`)
      const file = join(folder, name)
      writeFileSync(file, 's'.repeat(32))
      return [name, file]
    }),
  )
  const secrets = ['FRONT_SECRET', 'METRICS_TOKEN', 'MESSAGES_KEY']
  expect(Object.keys(parseEnv(env))).toEqual(expect.arrayContaining(secrets))
  for (const name of ['site@.service', 'site-backup.service'])
    expect(read(name)).toContain('EnvironmentFile=/etc/site/site.env\n')
  // The processes may write where the settings say.
  expect(read('site@.service')).toContain('StateDirectory=site\n')
  for (const name of ['MESSAGES_STORE', 'FEATURE_FLAGS_CHANGES', 'ASKED_IN_VAIN'])
    expect(env[name]).toMatch(/^\/var\/lib\/site\//)
  expect(readFileSync('ops/prometheus/rules.yaml', 'utf8')).toContain('name="site-backup.service"')
})
