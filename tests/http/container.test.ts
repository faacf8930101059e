import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { honestBody, post } from '../../scripts/check/test-messages/load.mts'
import { freePort } from '../../scripts/lib/run.mjs'
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.mjs'

/** The steps of ops/Containerfile as processes: there is no container engine on every machine that runs the checks. */

const STAGE = stageOf('site')
const isRoot = process.getuid?.() === 0
/** « nobody » of the system. */
const NOBODY = 65_534

let folder: string
let volume: string
let server: ChildProcess | undefined
let heard = ''

/** The lines of one stage, with continued ones in one piece. */
function stageOf(name: string): string[] {
  const text = readFileSync('ops/Containerfile', 'utf8').replaceAll('\\\n', '')
  const stage = text.split(/^(?=FROM )/m).find((part) => part.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? ''
  return stage.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

const wordsAfter = (instruction: string) =>
  STAGE.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1).trim())

/** The JSON array of an instruction. */
const commandOf = (line = '') => JSON.parse(line.slice(line.indexOf('['))) as string[]

beforeAll(() => {
  folder = tempFolder('container')
  volume = tempFolder('container-data')
  for (const copy of wordsAfter('COPY')) {
    const [, from = ''] = /^--from=build \/project\/(\S+) \.\/$/.exec(copy) ?? []
    expect(from, copy).not.toBe('')
    cpSync(from, folder, { recursive: true, verbatimSymlinks: true })
  }
  spawnSync('chmod', ['-R', 'a-w,a+rX', folder])
})

afterAll(() => {
  server?.kill()
  if (!folder) return
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true })
  rmSync(volume, { recursive: true })
})

test('the image holds what the server needs, and no test, document or source', () => {
  expect(readdirSync(folder).sort()).toEqual([
    '.cache',
    '.next',
    'THIRD-PARTY.txt',
    'messages.js',
    'node_modules',
    'package.json',
    'public',
    'server.js',
    'src',
  ])
  const sources = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    // The editors' pages, and the letters of what is written on paper.
    .filter((path) => !path.startsWith('src/content/entries/') && !path.startsWith('src/brand/fonts/'))
  // Next loads its store by the path, and the messages their thread.
  expect(sources.sort()).toEqual([
    'src/messages/store/file-store.server.mjs',
    'src/messages/store/file-thread.server.mjs',
    'src/server/page-store/handler.cjs',
  ])
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.includes('node_modules/'),
  )
  expect(own.filter((path) => /\.(?:tsx?|mts|md|map|test\.\w+|spec\.\w+)$/.test(path))).toEqual([])
  expect(own.filter((path) => /(?:^|\/)\.env/.test(path))).toEqual([])
})

test('it is not run as root', () => {
  expect(wordsAfter('USER')).toEqual(['node'])
})

test('it is started with the limits of memory that the other ways have', () => {
  expect(commandOf(wordsAfter('CMD').at(-1))).toEqual(['node', ...SERVER_FLAGS, 'server.js'])
})

test('a user without rights serves pages from files that nobody can write, and its health says so', {
  timeout: 240_000,
}, async () => {
  // Of a build that was given no arguments.
  const pairs = wordsAfter('ENV').flatMap((line) => line.replace(/\$\w+/g, '').split(' '))
  const env = Object.fromEntries(pairs.map((pair) => pair.split('=')))
  expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' })
  const port = String(await freePort())
  const [program = '', ...args] = commandOf(wordsAfter('CMD').at(-1))
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  // Where /data is mounted: the one place that it may write to.
  if (isRoot) chownSync(volume, NOBODY, NOBODY)
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: port, MESSAGES_STORE: join(volume, 'messages.db') },
    ...user,
  }
  server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const output of [server.stdout, server.stderr]) output?.on('data', (bytes) => (heard += String(bytes)))
  const [check = '', ...checkArgs] = commandOf(wordsAfter('HEALTHCHECK').at(-1))
  await expect.poll(() => spawnSync(check, checkArgs, options).status, { timeout: 60_000 }).toBe(0)
  for (const path of ['/nl', '/fr/stock', '/nl/no-such-page', '/images/cars/manifest.json', '/api/search']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(status, path).toBe(path === '/nl/no-such-page' ? 404 : 200)
  }

  // What an operator does in it: docker compose exec site node messages.js …
  const command = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(program, ['messages.js', ...words], { ...options, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const sent = await post({ url: `http://127.0.0.1:${port}/api/messages/contact`, body: honestBody() })
  expect(sent.status).toBe(201)
  const { stdout: list } = command('list')
  const [number = ''] = list.split('  ')
  expect(command('where', number).stdout).toBe(`${list}  nobody was to be told when it came: it is only kept\n`)
  const backup = join(volume, 'backup.db')
  expect(command('backup', backup)).toMatchObject({ status: 0, stdout: expect.stringContaining('"messages": 1,') })
  expect(command('where', 'zoe@example.be').stderr).toContain('--by "Marie Peeters"')
  expect(command('show', number, '--by', 'Zoe').stdout).toContain(number)
  expect(command('audit').stdout).toContain(`  Zoe  show  ${number}`)
  // As `… | head` does once it has enough.
  const piped = spawnSync('sh', ['-c', `${program} messages.js counts | true`], { ...options, encoding: 'utf8' })
  expect(piped.stderr).toBe('')
  expect(command('list', '--kind', 'letters').stderr).toContain('There is no kind letters: they are contact, ')
  expect(command()).toMatchObject({ status: 2, stderr: expect.stringContaining('restore FILE') })
  options.env.MESSAGES_STORE = join(volume, 'another.db')
  const missing = {
    status: 1,
    stderr: `There is no store ${options.env.MESSAGES_STORE}: is MESSAGES_STORE here what it is for the site?\n`,
  }
  expect(command('list')).toMatchObject(missing)
  expect(command('restore', join(volume, 'no-backup'))).toMatchObject({ status: 1 })
  const others = join(volume, 'of-root')
  writeFileSync(others, '', { mode: 0o600 })
  if (isRoot) expect(command('restore', others).stderr).toBe(`${others} cannot be read by this account (${NOBODY}).\n`)
  expect(command('list')).toMatchObject(missing)
  cpSync(join(volume, 'messages.db.key'), `${options.env.MESSAGES_STORE}.key`)
  if (isRoot) chownSync(`${options.env.MESSAGES_STORE}.key`, NOBODY, NOBODY)
  expect(command('restore', backup)).toMatchObject({ status: 0, stdout: expect.stringContaining('"messages": 1,') })
  options.env.MESSAGES_STORE = 'mysql://db/messages'
  expect(command('list')).toMatchObject({ status: 1, stderr: expect.stringContaining('MESSAGES_STORE is not right') })

  expect(heard).not.toMatch(/EACCES|EROFS|EPERM/)
  server.kill()
  await expect.poll(() => spawnSync(check, checkArgs, options).status, { timeout: 60_000 }).toBe(1)
})
