import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, test } from 'vitest'
import { findSystemProgram } from '../../scripts/lib/find-system-program.mjs'
import { freePort } from '../../scripts/lib/run.mjs'

const nginx = findSystemProgram('nginx')
const TITLE = nginx ? '' : ' (left out: no nginx, which npm run verify installs as root)'

function makeFront(args: readonly string[], env: Readonly<Record<string, string>>) {
  const options = { encoding: 'utf8', env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } } as const
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/make/front.mts', ...args], options)
  return { status, written: stdout + stderr }
}

test.skipIf(!nginx)(
  `what is written for a machine without containers is taken by nginx${TITLE}`,
  { timeout: 120_000 },
  async () => {
    const folder = tempFolder('make-front')
    const [port, tls, internal] = [await freePort(), await freePort(), await freePort()]
    const names = ['--names', 'www.example.be example.be', '--folder', folder, '--operators', '10.8.0.0/24']
    const listening = ['--listen', String(port), '--listen-tls', String(tls), '--internal', `127.0.0.1:${internal}`]
    const env = { SITE_URL: 'https://www.example.be', FRONT_SECRET: `${'n'.repeat(32)},${'o'.repeat(32)}` }
    expect(makeFront([...names, ...listening], env)).toMatchObject({ status: 0 })
    const config = join(folder, 'config/nginx.conf')
    const { stderr } = spawnSync(nginx ?? '', ['-t', '-q', '-c', config, '-p', folder], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(readFileSync(config, 'utf8')).toContain(`$http_x_front_secret != "${'n'.repeat(32)}"`)
    expect(readFileSync(config, 'utf8')).toContain('10.8.0.0/24 1;')
    expect(readFileSync(join(folder, 'config/upstream.conf'), 'utf8')).toContain('server 127.0.0.1:3001 max_fails=0;')
    expect(readFileSync(join(folder, 'static/public/favicon.ico')).length).toBeGreaterThan(0)
  },
)

test.each([
  [{ SITE_URL: 'https://www.example.be' }, 'FRONT_SECRET is what'],
  [{ FRONT_SECRET: 'f'.repeat(32) }, 'SITE_URL is where'],
  [{ SITE_URL: 'https://www.example.be', FRONT_SECRET: 'f'.repeat(32) }, '--names are the host names'],
])('without a setting that it needs there is a sentence', (env, sentence) => {
  expect(makeFront([], env)).toMatchObject({ status: 1, written: expect.stringContaining(sentence) })
})
