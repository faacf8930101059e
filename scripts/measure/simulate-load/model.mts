/** Who asks whom for how many pages, second by second: visitors, edges of a CDN, an nginx in each region, processes of the site. */

export interface Page {
  /** Of all views, from 0 to 1; together they are 1. */
  readonly share: number
  /** Seconds for which an edge keeps it. */
  readonly keptAtEdge: number
}

export interface World {
  readonly pages: readonly Page[]
  /** Each asks one region: the first one that lives of its own and the others. */
  readonly edges: number
  readonly regions: number
  /** Seconds for which nginx keeps a page (src/server/document-headers.ts). */
  readonly keptAtNginx: number
}

export interface Course {
  readonly seconds: number
  /** Views of all visitors in this second. */
  readonly views: (second: number) => number
  /** From this second on the first region does not answer. */
  readonly deadFrom?: number
  /** In this second every edge is told to drop every page. */
  readonly purgedAt?: number
  /** Caches are filled before: what is measured is a day that has begun long ago. Only one that begins cold has none. */
  readonly warmUp?: number
}

interface Rates {
  readonly mean: number
  /** Of the worst second. */
  readonly worst: number
}
export interface Outcome {
  /** Of all visitors. */
  readonly views: Rates
  /** Of the region that is asked for most. */
  readonly nginx: Rates
  readonly processes: Rates
}

/** The same numbers each time, so that a table can be made again. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How many come when `mean` are expected: by Knuth below thirty, else by the normal curve, which is as good there. */
function poisson(mean: number, random: () => number): number {
  if (mean >= 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  const limit = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > limit) {
    count += 1
    product *= random()
  }
  return count
}

const ratesOf = (counts: readonly number[]): Rates => ({
  mean: counts.reduce((sum, count) => sum + count, 0) / counts.length,
  worst: Math.max(...counts),
})

/** A place that keeps pages for a while. */
function createCache() {
  let endsAt: number[] = []
  return {
    /** Whether it has to fetch the page, which it then keeps: many who ask for one at a time are one. */
    fetches: (page: number, now: number, seconds: number): boolean => {
      if ((endsAt[page] ?? Number.NEGATIVE_INFINITY) > now) return false
      endsAt[page] = now + seconds
      return true
    },
    drop: () => {
      endsAt = []
    },
  }
}

interface Second {
  views: number
  asked: number
  made: number
}

export function simulate(world: World, course: Course, seed = 1): Outcome {
  const { pages, edges, keptAtNginx } = world
  const { seconds, views, deadFrom = Number.POSITIVE_INFINITY, purgedAt, warmUp = 0 } = course
  const random = randomFrom(seed)
  const regions = Array.from({ length: world.regions }, () => ({ nginx: createCache(), seconds: [] as Second[] }))
  const atEdges = Array.from({ length: edges }, (_, number) => ({ number, cache: createCache() }))

  /** Those of one edge in one second. */
  function ask({ number, cache }: (typeof atEdges)[number], second: number, counted: readonly Second[]): void {
    const own = number % regions.length
    const region = own === 0 && second >= deadFrom ? 1 + (number % Math.max(1, regions.length - 1)) : own
    const counts = counted[region]
    if (!counts) return
    const rate = views(Math.max(0, second)) / edges
    for (const [index, { share, keptAtEdge }] of pages.entries()) {
      const here = poisson(rate * share, random)
      counts.views += here
      if (here === 0 || !cache.fetches(index, second, keptAtEdge)) continue
      counts.asked += 1
      if (regions[region]?.nginx.fetches(index, second, keptAtNginx)) counts.made += 1
    }
  }

  for (let second = -warmUp; second < seconds; second += 1) {
    if (second === purgedAt) for (const { cache } of atEdges) cache.drop()
    const counted = regions.map((): Second => ({ views: 0, asked: 0, made: 0 }))
    for (const edge of atEdges) ask(edge, second, counted)
    if (second >= 0) for (const [index, region] of regions.entries()) region.seconds.push(counted[index] as Second)
  }
  const busiest = (of: 'asked' | 'made') =>
    regions
      .map((region) => ratesOf(region.seconds.map((counts) => counts[of])))
      .reduce((most, one) => (one.worst > most.worst ? one : most))
  const all = Array.from({ length: seconds }, (_, second) =>
    regions.reduce((sum, region) => sum + (region.seconds[second]?.views ?? 0), 0),
  )
  return { views: ratesOf(all), nginx: busiest('asked'), processes: busiest('made') }
}

/**
 * The same on paper, for a day without events: a cache that keeps a page for T seconds and is asked for it λ times a second fetches it
 * 1 / (T + 1/λ) times a second.
 */
export function onPaper(
  { pages, edges, regions, keptAtNginx }: World,
  views: number,
): { nginx: number; processes: number } {
  const fetches = (asked: number, kept: number) => (asked > 0 ? 1 / (kept + 1 / asked) : 0)
  const ofPages = pages.map(({ share, keptAtEdge }) => {
    const nginx = (edges / regions) * fetches((views * share) / edges, keptAtEdge)
    return { nginx, processes: fetches(nginx, keptAtNginx) }
  })
  const sum = (of: 'nginx' | 'processes') => ofPages.reduce((total, page) => total + page[of], 0)
  return { nginx: sum('nginx'), processes: sum('processes') }
}
