// npm run test:development: `npm run dev` is quiet and true. On ten kinds of page, in both languages, nothing warns and nothing fails,
// in the browser or in the terminal; and a change of a part that is the server's HTML is seen without a reload. It is nothing for a
// checkout in which `next dev` runs already: Next lets one run.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, findTestChromium } from '../lib/chromium.mjs'
import { answersOk } from '../lib/cluster/child.mts'
import { bin, freePort, root } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'

const PAGES = [
  ['/fr', '/nl'],
  ['/fr/modeles', '/nl/modellen'],
  ['/fr/modeles/born', '/nl/modellen/born'],
  ['/fr/stock', '/nl/stock'],
  ['/fr/car-configurator/models', '/nl/car-configurator/models'],
  ['/fr/financement', '/nl/financiering'],
  ['/fr/contact', '/nl/contact'],
  ['/fr/faq', '/nl/faq'],
  ['/fr/news', '/nl/news'],
  ['/fr/message/contact', '/nl/bericht/contact'],
].flat()

/** A part that is the server's HTML, and what is changed in it. */
const PART = join(root, 'src/shell/Footer.Content.late.tsx')
const [BEFORE, AFTER] = ['<summary>{title}</summary>', '<summary>{title} seen at once</summary>']
/** What Next and the browser say where a machine is slow: a disk, or a picture that is drawn seconds after it has come. */
const OF_THE_MACHINE = /Slow filesystem detected|was preloaded using link preload but not used within a few seconds/
/** Milliseconds: Next compiles what a page needs when it is first asked for. */
const PATIENCE = 180_000

const problems: string[] = []
const port = await freePort()
const base = `http://localhost:${port}`
const started = Date.now()
const next = spawn(process.execPath, [bin('next'), 'dev', '-p', String(port)], {
  cwd: root,
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', MESSAGES_STORE: join(tempFolder('dev'), 'messages.db') },
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: true,
})
for (const stream of [next.stdout, next.stderr]) {
  stream.setEncoding('utf8').on('data', (text: string) => {
    // Next lists its experiments, with a sign for each that is off.
    for (const line of stripVTControlCharacters(text).split('\n'))
      if (/⚠|\b(?:error|warning|does not recognize)\b/i.test(line) && !OF_THE_MACHINE.test(line))
        problems.push(`terminal: ${line.trim()}`)
  })
}

try {
  while (!(await answersOk(`${base}/nl`))) {
    if (next.exitCode !== null) throw new Error('next dev has ended: another one may run in this folder.')
    if (Date.now() - started > PATIENCE) throw new Error('The first page did not come within three minutes.')
    await wait(200)
  }
  process.stdout.write(`The first page of the first start: ${((Date.now() - started) / 1_000).toFixed(1)} s\n`)
  await ensureChromium()
  const executablePath = findTestChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  const page = await browser.newPage()
  page.on('console', (said) => {
    if (['warning', 'error'].includes(said.type()) && !OF_THE_MACHINE.test(said.text()))
      problems.push(`${page.url()}: ${said.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
  for (const path of PAGES) {
    const answer = await page.goto(base + path, { timeout: PATIENCE })
    if (answer?.status() !== 200) problems.push(`${path}: ${answer?.status()}`)
    await page.mouse.wheel(0, 4_000)
    // What comes late has come, and a second more for what it says.
    await page.waitForLoadState('networkidle').catch(() => {})
    await wait(1_000)
  }
  const summary = page.locator('footer summary').first()
  await summary.waitFor({ state: 'attached' })
  const text = readFileSync(PART, 'utf8')
  if (!text.includes(BEFORE)) problems.push(`${PART} has changed: name another place in it.`)
  let loads = 0
  page.on('load', () => loads++)
  try {
    writeFileSync(PART, text.replace(BEFORE, AFTER))
    const isSeen = async () => (await summary.textContent())?.includes('seen at once')
    for (let n = 0; n < 100 && !(await isSeen()); n++) await wait(200)
    if (!(await isSeen())) problems.push('A change of a part that is the server’s HTML is not seen.')
    if (loads > 0) problems.push('A change of a part loads the page anew.')
  } finally {
    writeFileSync(PART, text)
  }
  await browser.close()
} finally {
  if (next.pid) process.kill(-next.pid, 'SIGKILL')
}
for (const problem of new Set(problems)) process.stderr.write(`${problem}\n`)
if (problems.length === 0)
  process.stdout.write(`${PAGES.length} pages and one change: nothing warned, nothing failed.\n`)
process.exit(problems.length === 0 ? 0 : 1)
