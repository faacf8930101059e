/**
 * Measures the news of a full archive: `npm run bench:news [-- articles]`. It writes the archive to a folder of
 * the system's, reads it as the site does, and takes it away again.
 */
import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { tempFolder } from '../lib/temp-folder.mjs'

const count = process.argv[2] ?? '2000'
const project = process.cwd()
const root = tempFolder('news-archive')

try {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/make/generate-news.mts', root, count], {
    stdio: 'inherit',
  })
  // The reader looks in the working directory of its first import.
  process.chdir(root)
  const { readArticle } = await import('@/content/read/article.server')
  const { listNews, listNewsPage } = await import('@/content/read/news.server')
  const reading = { language: 'fr', salesType: 'B2C' } as const

  await timed('the first list page of a process', 1, () => listNewsPage(reading, 1))
  await timed('a list page', 50, (at) => listNewsPage(reading, 1 + (at % 100)))
  await timed('an article with its neighbours', 50, (at) =>
    readArticle(`archive-${String(at).padStart(5, '0')}`, reading),
  )
  await timed('the newest fifty, for a feed or a build', 20, () => listNews(reading, 50))
} finally {
  process.chdir(project)
}

async function timed(what: string, times: number, run: (round: number) => Promise<unknown>): Promise<void> {
  const taken: number[] = []
  for (let at = 0; at < times; at += 1) {
    const start = performance.now()
    if (!(await run(at))) throw new Error(`${what}: nothing was read`)
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`
  console.log(`${what}: median ${ms(taken[Math.floor(times / 2)])}, worst ${ms(taken.at(-1))}`)
}
