// The product of somebody else: a copy of this project without demo/, whose service is another process at BACKEND_URL. It has to
// be right, to build, to serve every kind of page and to be used in a browser (tests/others). Then the same with a brand of its own
// (tests/others/second-brand), in which nothing of the first may be left, and with a service that speaks otherwise
// (tests/second-service). Twenty minutes or so.
//   npm run test:others [-- --only demo|brand|service]
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../lib/chromium.mjs'
import { answersOk, startChild } from '../lib/cluster/child.mts'
import { copyWithoutDemo, WITHOUT_TESTS } from '../lib/copy-without-demo.mts'
import { fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { bin, freePort, npm, root, run, serve } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'
import { findDemo } from './test-others/find-demo.mts'
import { dressAsSecondBrand } from './test-others/second-brand.mts'
import { connectSecondService } from './test-others/second-service.mts'

interface Other {
  readonly name: string
  /** What starts its service, and an address of it that answers as soon as it is there. */
  readonly service: string
  readonly ready: string
  /** Its tests, in tests/others. */
  readonly spec: string
  /** Makes it somebody's, in the copy. */
  readonly dress?: (folder: string) => void
  /** Its icons are drawn from a mark of its own. */
  readonly hasIcons?: true
}

const OTHERS: Readonly<Record<'demo' | 'brand' | 'service', Other>> = {
  // The embedded service of this project, as `npm run backend` starts it: for the copy it is somebody's.
  demo: {
    name: 'without demo/',
    service: 'demo/backend/scripts/backend.mts',
    ready: '/openapi.json',
    spec: 'without-demo.spec.ts',
  },
  brand: {
    name: 'the second brand',
    service: 'tests/others/second-brand/service.mts',
    ready: '/openapi.json',
    spec: 'second-brand.spec.ts',
    dress: dressAsSecondBrand,
    hasIcons: true,
  },
  service: {
    name: 'a service with another API',
    service: 'tests/second-service/serve.mts',
    ready: '/rest/feature-flags',
    spec: 'second-service.spec.ts',
    dress: connectSecondService,
  },
}

const values = readOptions({ only: { type: 'string' } })
const chosen = Object.entries(OTHERS).filter(([name]) => values.only === undefined || values.only === name)
if (chosen.length === 0) fail(`--only ${values.only}: it is one of ${Object.keys(OTHERS).join(', ')}`)

// The temporary folders are gone with the process, if it ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

await ensureChromium().catch((error) => fail(error.message))
let areRight = true
for (const [, other] of chosen) areRight = (await checkOther(other)) && areRight
process.exitCode = areRight ? 0 : 1

async function checkOther({ name: title, service, ready, spec, dress, hasIcons }: Other): Promise<boolean> {
  const folder = copyWithoutDemo()
  dress?.(folder)
  addPackages(folder)
  const [servicePort, sitePort, mailPort] = [await freePort(), await freePort(), await freePort()]
  const site = `http://localhost:${sitePort}`
  /** Two names of one service, as a real one may have: the server's calls and the browser's are told apart. */
  const settings = {
    BACKEND_URL: `http://127.0.0.1:${servicePort}`,
    NEXT_PUBLIC_BACKEND_URL: `http://localhost:${servicePort}`,
    // A busy machine is not what is tested.
    BACKEND_DEADLINE_MS: '20000',
    PAGE_DEADLINE_MS: '30000',
  }
  const inCopy = { cwd: folder, env: settings }
  const standalone = join(folder, '.next/standalone')

  const checks: readonly (readonly [name: string, check: () => boolean | Promise<boolean>])[] = [
    ['types', () => run(bin('tsc'), ['--noEmit', '--project', WITHOUT_TESTS], inCopy)],
    ['imports', () => npm(['run', '--silent', 'imports'], inCopy)],
    ['content', () => npm(['run', '--silent', 'content:check'], inCopy)],
    ...(hasIcons ? ([['icons', () => npm(['run', '--silent', 'make:icons'], inCopy)]] as const) : []),
    ['build', () => npm(['run', '--silent', 'build'], inCopy)],
    ['no line of demo/', () => hasNoDemo(folder)],
    ['needs its service', () => refusesToStartAlone(standalone, sitePort)],
    ['pages and tools', () => isUsed()],
  ]

  const running = await startChild({
    program: process.execPath,
    args: ['--import', 'tsx', service],
    log: join(tempFolder('service'), 'service.log'),
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(servicePort), BACKEND_CORS_ORIGIN: site },
    isReady: () => answersOk(settings.BACKEND_URL + ready),
  })
  const results: { name: string; passed: boolean; seconds: number }[] = []
  for (const [name, check] of checks) {
    process.stdout.write(`\n── ${name}\n`)
    const started = Date.now()
    const passed = await check()
    results.push({ name, passed, seconds: Math.round((Date.now() - started) / 1000) })
    if (name === 'build' && !passed) break
  }
  await running.stop()

  process.stdout.write(`\n${title}:\n`)
  for (const { name, passed, seconds } of results) {
    process.stdout.write(`${passed ? '✓' : '✗'} ${name.padEnd(18)} ${String(seconds).padStart(4)} s\n`)
  }
  return results.length === checks.length && results.every(({ passed }) => passed)

  async function isUsed(): Promise<boolean> {
    const token = randomUUID() + randomUUID()
    const env = {
      ...settings,
      RATE_LIMIT: '0',
      MESSAGES_RATE_LIMIT: '0',
      MESSAGES_STORE: join(tempFolder('messages'), 'messages.db'),
      MESSAGES_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      METRICS_TOKEN: token,
    }
    const server = await serve({ port: sitePort, env, folder: standalone })
    try {
      return run(bin('playwright'), ['test', '--config=tests/others/playwright.config.mts', spec], {
        env: {
          OTHERS_SITE: site,
          OTHERS_SERVICE: settings.NEXT_PUBLIC_BACKEND_URL,
          OTHERS_FOLDER: folder,
          OTHERS_MAIL_PORT: String(mailPort),
          OTHERS_TOKEN: token,
        },
      })
    } finally {
      await server.stop()
    }
  }
}

/** Linked file by file: what a build traces may not lie outside of it. Another disk gets copies. */
function addPackages(folder: string) {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true })
}

function hasNoDemo(folder: string): boolean {
  const found = findDemo(folder)
  for (const line of found) process.stdout.write(`${line}\n`)
  return found.length === 0
}

function refusesToStartAlone(standalone: string, sitePort: number): boolean {
  const { status, stderr } = spawnSync(process.execPath, [join(standalone, 'server.js')], {
    env: { ...process.env, BACKEND_URL: '', HOST: 'localhost', PORT: String(sitePort) },
    encoding: 'utf8',
    timeout: 60_000,
  })
  process.stdout.write(stderr)
  return status === 1 && stderr.includes('BACKEND_URL: needed, because this site has no service of its own.')
}
