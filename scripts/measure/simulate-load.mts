// What each part of several regions is asked for, worked out from what one machine has been measured to do: npm run simulate [-- --write].
// docs/scale.md has the table, and the same on paper.
import { readFileSync, writeFileSync } from 'node:fs'
import { type Course, type Outcome, onPaper, simulate, type World } from './simulate-load/model.mts'
import { KEPT, sitePages } from './simulate-load/pages.mts'

const DOC = 'docs/scale.md'
const [BEGINS, ENDS] = ['<!-- Written by `npm run simulate -- --write`: -->\n', '<!-- until here. -->\n']

/** The figure of a row in docs/operations.md, « Measurements »: requests a second. */
function measured(row: string): number {
  const found = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${row}`))
  const [, figure = ''] = /\| ([\d,]+) \|/.exec(found ?? '') ?? []
  if (!figure) throw new Error(`docs/operations.md measures no « ${row} »`)
  return Number(figure.replace(',', ''))
}
const processCan = measured('one process of the site, alone')
const nginxCan = measured('`/nl` through nginx')

const world = (hasTags: boolean, regions = 2): World => ({
  pages: sitePages({ hasTags }),
  edges: 50,
  regions,
  keptAtNginx: KEPT.byNginx,
})
const HOUR = 3_600
/** A million visits of eight pages a month have twelve pages in a second of their best hour. */
const PEAK = 12
/** Twenty thousand who come within a minute, and look at three pages each in two. */
const spot = (second: number) => PEAK + (second >= 60 && second < 180 ? (20_000 * 3) / 120 : 0)

const courses: readonly (readonly [string, Course])[] = [
  ['the best hour of a month', { seconds: 600, warmUp: HOUR, views: () => PEAK }],
  ['ten times that', { seconds: 300, warmUp: HOUR, views: () => 10 * PEAK }],
  ['a television spot', { seconds: 300, warmUp: HOUR, views: spot }],
  [
    'the spot, and every page is dropped in the middle of it',
    { seconds: 300, warmUp: HOUR, views: spot, purgedAt: 120 },
  ],
  [
    'the spot, and one of two regions dies in the middle of it',
    { seconds: 300, warmUp: HOUR, views: spot, deadFrom: 120 },
  ],
  ['the spot, and everything begins cold', { seconds: 300, views: spot }],
]

const figure = (value: number) => (value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(1))
const share = (worst: number, of: number) => `${Math.round((100 * worst) / of)} %`
function row(name: string, tags: string, { views, nginx, processes }: Outcome): string {
  const cells = [
    name,
    tags,
    figure(views.worst),
    figure(nginx.mean),
    `${figure(nginx.worst)} (${share(nginx.worst, nginxCan)})`,
    figure(processes.mean),
    `${figure(processes.worst)} (${share(processes.worst, processCan)})`,
  ]
  return `| ${cells.join(' | ')} |`
}

const rows = courses.flatMap(([name, course]) =>
  [false, true].map((hasTags) => row(name, hasTags ? 'yes' : 'no', simulate(world(hasTags), course))),
)
const paper = [false, true].map((hasTags) => {
  const [counted, written] = [simulate(world(hasTags), courses[0]?.[1] as Course), onPaper(world(hasTags), PEAK)]
  const pair = (of: 'nginx' | 'processes') => `${figure(written[of])} on paper, ${figure(counted[of].mean)} simulated`
  return `- ${hasTags ? 'With tags' : 'Without tags'}, the best hour, each region: nginx ${pair('nginx')}; processes ${pair('processes')}.`
})
const text = [
  `Fifty edges, two regions, ${world(true).pages.length} pages. In brackets: of what one nginx (${nginxCan.toLocaleString('en')} a second) and one process (${processCan}) were measured to do.`,
  '',
  '| | tags | views in the worst second | nginx, a second | in the worst | processes, a second | in the worst |',
  '|---|---|---|---|---|---|---|',
  ...rows,
  '',
  ...paper,
  '',
].join('\n')

if (process.argv.includes('--write')) {
  const doc = readFileSync(DOC, 'utf8')
  const [start, end] = [doc.indexOf(BEGINS) + BEGINS.length, doc.indexOf(ENDS)]
  if (start < BEGINS.length || end < start) throw new Error(`${DOC} has no place for the table`)
  writeFileSync(DOC, `${doc.slice(0, start)}\n${text}\n${doc.slice(end)}`)
} else process.stdout.write(text)
