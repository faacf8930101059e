// Requests per second, side by side in one run: the homepage through nginx, a plain file of the same size from the same
// nginx, and a process of the site alone. About half a minute, on the loopback address (docs/operations.md).
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { builtFolder } from '../lib/built-folder.mts'
import { startCluster } from '../lib/cluster/start-cluster.mts'
import { type LoadResult, load } from '../lib/load.mts'
import { fail } from '../lib/prepare.mjs'
import { twoFreePorts } from '../lib/run.mjs'
import { tempFolder } from '../lib/temp-folder.mjs'

/** Of the file's requests per second, those that the homepage must reach. */
const BAR = 0.6
const PAGE = '/nl'
/** In turns, so that a machine that is busy for a while is so for each. */
const ROUNDS = 3
const SECONDS = 2

const build = await builtFolder()
const folder = tempFolder('bench')
const port = await twoFreePorts()
const cluster = await startCluster({ build, folder, port }).catch((error) => fail(error.message))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await cluster.stop()
    process.exit(1)
  })
}
try {
  const body = await packedBody(cluster.address + PAGE)
  // As nginx hands out a file that was packed before: the page's own bytes, which it sends as they are.
  writeFileSync(join(folder, 'static/_next/static/bench.txt'), 'x')
  writeFileSync(join(folder, 'static/_next/static/bench.txt.gz'), body)
  const [{ address: site } = { address: '' }] = cluster.parts().sites
  const sides: Side[] = [
    { name: `${PAGE} through nginx`, url: cluster.address + PAGE, results: [] },
    { name: 'a file of the same size', url: `${cluster.address}/_next/static/bench.txt`, results: [] },
    { name: 'one process of the site', url: site + PAGE, results: [] },
  ]
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, results } of sides) results.push(await load({ url, connections: 20, seconds: SECONDS }).result)
  }
  print(sides, body.length)
} finally {
  await cluster.stop()
}

interface Side {
  readonly name: string
  readonly url: string
  readonly results: LoadResult[]
}

function print(sides: readonly Side[], bytes: number): void {
  const mean = (results: readonly LoadResult[], pick: (result: LoadResult) => number) =>
    results.reduce((sum, result) => sum + pick(result), 0) / results.length
  console.log(`\n${bytes} bytes, 20 connections, ${ROUNDS} rounds of ${SECONDS} s each\n`)
  for (const { name, results } of sides) {
    const perSecond = mean(results, (result) => result.perSecond)
    const p99 = Math.max(...results.map((result) => result.p99))
    const failed = results.reduce((sum, result) => sum + result.failed, 0)
    console.log(`${name.padEnd(26)} ${perSecond.toFixed(0).padStart(7)} a second   p99 ${p99} ms   failed ${failed}`)
  }
  const [page = 0, file = 0] = sides.map(({ results }) => mean(results, (result) => result.perSecond))
  const ratio = page / file
  const failures = sides.some(({ results }) => results.some(({ failed }) => failed > 0))
  console.log(`\nhomepage : file = ${ratio.toFixed(2)} (at least ${BAR})`)
  process.exitCode = ratio >= BAR && !failures ? 0 : 1
}

/** What goes over the wire, as it goes. */
async function packedBody(url: string): Promise<Buffer> {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')
  return buffer(answer)
}
