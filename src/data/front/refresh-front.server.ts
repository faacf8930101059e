import dns from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '@/config/parse-env.mjs'
import { listSecrets } from '@/config/same-secret.server'
import { fetchWithTimeout } from '../service/fetch-with-timeout.server'

/** Milliseconds. The page is made where nobody had it. */
const DEADLINE = 10_000

/**
 * Has each nginx in front fetch a page anew, and its data for the browser: what it kept is overwritten (ops/nginx).
 *
 * @param path of a page that has just been made again
 * @param folder of the built site, in which its server works
 * @throws where one of them did not; its copy is then replaced by its age
 */
export async function refreshFront(
  path: string,
  { FRONT_URL: fronts, FRONT_SECRET: secret }: Pick<Environment, 'FRONT_URL' | 'FRONT_SECRET'>,
  folder: string = process.cwd(),
): Promise<void> {
  if (!secret || fronts.length === 0) return
  const buildId = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim()
  const addresses = [path, `/_next/data/${buildId}${path}.json`]
  const each = (await Promise.all(fronts.map(listAddresses))).flat()
  await Promise.all(each.flatMap((front) => addresses.map((address) => refresh(`${front}${address}`, secret))))
}

/** One name may be that of several, as of a headless service: each has a copy of its own. Two families of one machine are not several. */
async function listAddresses(front: string): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(front)
  if (protocol !== 'http:') return [front]
  const found = await dns.lookup(hostname, { all: true }).catch(() => [])
  const several = [4, 6].map((family) => found.filter((one) => one.family === family)).find((one) => one.length > 1)
  return (
    several?.map(({ address, family }) => `http://${family === 6 ? `[${address}]` : address}:${port || 80}`) ?? [front]
  )
}

/** nginx knows one secret. While another takes its place, it may still be the one before. */
async function refresh(url: string, setting: string): Promise<void> {
  let last = 0
  for (const secret of listSecrets(setting)) {
    // nginx asks the site by GET, whatever it is asked by.
    const request = new Request(url, { method: 'HEAD', redirect: 'manual', headers: { 'X-Front-Secret': secret } })
    const { status, headers } = await fetchWithTimeout(DEADLINE, request)
    if (status < 500 && headers.has('X-Front-Refreshed')) return
    last = status
  }
  throw new Error(`${url} was not fetched anew: ${last}`)
}
