// Walks through the whole built site, in both languages and for both audiences, and says what is wrong: links, anchors,
// pictures and files that lead nowhere or elsewhere, heads that search engines could not use, and what the law on credit
// and on prices forbids (docs/law.md).
//   npm run links:check                         the built site, on a free port of this machine
//   npm run links:check -- --base URL           a server that runs already
//   npm run links:check -- --limit 200          only so many addresses
import { dayInBrussels } from '@/domain/day-in-brussels'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { freePort, serve } from '../lib/run.mjs'
import { type Crawl, crawl } from './links-check/crawl.mts'
import { headProblems } from './links-check/head-rules.mts'
import { lawProblems } from './links-check/law-rules.mts'

const options = readOptions({ base: { type: 'string' }, limit: { type: 'string', default: '20000' } })

/** A path and what is wrong there, with the pages that lead to it. */
type Problems = Map<string, string[]>

const note = (problems: Problems, what: string, where: string) =>
  problems.set(what, [...(problems.get(what) ?? []), where])

function linkProblems({ answers, links }: Crawl): Problems {
  const problems: Problems = new Map()
  for (const { from, to, path, fragment } of links) {
    const answer = answers.get(path)
    if (!answer) continue
    const { status, location, page, failure } = answer
    if (status >= 300 && status < 400) note(problems, `${path} is at ${location} by now`, from)
    else if (status !== 200) note(problems, `${path} answers ${failure ?? status}`, from)
    else if (page && fragment && fragment !== 'top' && !page.ids.has(fragment))
      note(problems, `${to} has no such place`, from)
  }
  return problems
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) fail(`${address} answers ${answer.status}.`)
  return answer.text()
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

async function check(base: string): Promise<boolean> {
  const started = Date.now()
  const robots = await text(`${base}/robots.txt`)
  const closed = [...robots.matchAll(/^Disallow: (\/.+)$/gm)].map(([, path = '']) => path)
  const sitemaps = addressesIn(await text(`${base}/sitemap.xml`)).map((address) => new URL(address))
  const [first] = sitemaps
  if (!first) return fail(`${base}/sitemap.xml names no sitemap.`)
  const listed = await Promise.all(sitemaps.map(async ({ pathname }) => addressesIn(await text(base + pathname))))
  const seeds = listed.flat().map((address) => new URL(address).pathname)

  const found = await crawl(seeds, { base, origin: first.origin, closed, limit: Number(options.limit) })
  const problems = linkProblems(found)
  for (const seed of seeds) {
    const { status, failure } = found.answers.get(seed) ?? { status: 200 }
    if (status !== 200) note(problems, `${seed} answers ${failure ?? status}`, '/sitemap.xml')
  }
  const pages = found.followed.flatMap((path) => {
    const page = found.answers.get(path)?.page
    return page ? [{ path, ...page }] : []
  })
  for (const [path, problem] of headProblems(pages, first.origin)) note(problems, `${path} ${problem}`, path)
  for (const [path, problem] of lawProblems(pages, dayInBrussels(new Date())))
    note(problems, `${path} ${problem}`, path)
  for (const { path, noindex } of pages)
    if (noindex && seeds.includes(path)) note(problems, `${path} is noindex`, '/sitemap.xml')

  for (const [problem, places] of problems) {
    const [place, ...others] = [...new Set(places)]
    process.stdout.write(`✗ ${problem}\n    on ${place}${others.length > 0 ? ` and ${others.length} more` : ''}\n`)
  }
  const known = [...found.sampled.values()].reduce((sum, { known: all, asked }) => sum + all - asked, 0)
  process.stdout.write(
    `${found.followed.length} pages read, ${found.links.length} links, ${found.answers.size} addresses asked` +
      `${known > 0 ? `, ${known} of the same kinds left out` : ''}: ${problems.size} problems, ` +
      `in ${Math.round((Date.now() - started) / 1000)} s.\n`,
  )
  return problems.size === 0
}

if (options.base) {
  process.exitCode = (await check(options.base.replace(/\/+$/, ''))) ? 0 : 1
} else {
  await ensureBuilt()
  const server = await serve({ port: await freePort(), quiet: true, env: { RATE_LIMIT: '0' } }).catch((error) =>
    fail(error.message),
  )
  try {
    process.exitCode = (await check(server.address)) ? 0 : 1
  } finally {
    await server.stop()
  }
}
