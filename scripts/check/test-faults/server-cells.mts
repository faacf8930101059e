import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES } from '@/domain/language'
import { askRevalidation } from '../../lib/ask-revalidation.mts'
import { type Fault, FaultyService } from './faulty-service.mts'
import { type Answered, isIncomplete, isWhole, type RunningSite, siteWithoutPages, startSite } from './site.mts'
import { serverTargets, type Target, targetPath } from './targets.mts'

export interface Cell {
  readonly mode: 'cold' | 'stored'
  readonly call: string
  readonly fault: Fault | 'refused'
  readonly path: string
  /** What is wrong; empty: nothing. */
  readonly problems: readonly string[]
  /** Milliseconds to the headers. */
  readonly firstByte: number
}

/** Milliseconds. */
const FIRST_BYTE_BAR = 3_500
/** Seconds: how long a page that was made in trouble may be kept. */
const KEPT_IN_TROUBLE = 10
const SECRET = 'for these runs alone on the loopback device'

const cacheLifetime = ({ cacheControl }: Answered) => Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)

/** A service with one fault, and a site of its own in front of it. */
interface Trial {
  readonly site: RunningSite
  readonly service: FaultyService
  readonly fault: Fault | 'refused'
}

/**
 * One fault in every call that the server makes, in both languages: for a page that nobody has asked for yet, and for one
 * that is in the store. In between the service is well again, and so must every page be, by itself.
 */
export async function serverCells(fault: Fault | 'refused', only: readonly string[] = []): Promise<readonly Cell[]> {
  const service = new FaultyService()
  await service.listen()
  const { folder, remove } = siteWithoutPages()
  const env = { BACKEND_URL: service.url, REVALIDATE_SECRET: SECRET, METRICS_TOKEN: SECRET, RATE_LIMIT: '0' }
  // A site that starts follows links to a car of each kind, at random: without links it makes none of the pages below.
  service.faulty = new Map([
    ['stock-vehicles', 'bare 404'],
    ['configurations', 'bare 404'],
  ])
  const site = await startSite(env, folder)
  service.faulty = new Map()
  service.met.clear()
  const trial = { site, service, fault }
  try {
    const targets = (await serverTargets()).filter(({ call }) => only.length === 0 || only.includes(call))
    const cold: Cell[] = []
    for (const target of targets) {
      for (const language of LANGUAGES) cold.push(await coldCell(trial, target, targetPath(target, language)))
    }
    await wait((KEPT_IN_TROUBLE + 1) * 1_000)
    const healed: Cell[] = []
    for (const cell of cold) {
      healed.push({ ...cell, problems: [...cell.problems, ...(await notHealed(site, cell.path))] })
    }
    const stored: Cell[] = []
    for (const target of targets) stored.push(...(await storedCells(trial, target)))
    return [...healed, ...stored]
  } finally {
    await site.stop()
    await service.refuse()
    remove()
  }
}

/** Runs with the fault. Whether it was met the site's own numbers say: a call behind an open breaker is not made at all. */
async function inTrouble<T>({ site, service, fault }: Trial, { call }: Target, work: () => Promise<T>) {
  const before = await site.failures(call, SECRET)
  if (fault === 'refused') await service.refuse()
  else service.faulty = new Map([[call, fault]])
  const result = await work()
  if (fault === 'refused') await service.listen()
  else service.faulty = new Map()
  // A wrong shape has come as an answer: only the service knows of that one.
  const hasGivenFault = service.met.delete(call)
  const wasMet = (await site.failures(call, SECRET)) > before || hasGivenFault
  return { result, wasMet }
}

async function coldCell(trial: Trial, target: Target, path: string): Promise<Cell> {
  const { result: answer, wasMet } = await inTrouble(trial, target, () => trial.site.page(path))
  const problems: string[] = []
  if (!wasMet) problems.push('the fault was not met')
  if (answer.status !== 200) problems.push(`answered ${answer.status}`)
  else if (!isWhole(answer.html)) problems.push('header, heading or footer is missing')
  if (answer.firstByte > FIRST_BYTE_BAR) problems.push(`first byte after ${Math.round(answer.firstByte)} ms`)
  const isInTrouble = !(target.isOptional && trial.fault === 'bare 404')
  if (isInTrouble && cacheLifetime(answer) > KEPT_IN_TROUBLE) problems.push(`kept for ${cacheLifetime(answer)} s`)
  return { mode: 'cold', call: target.call, path, fault: trial.fault, problems, firstByte: answer.firstByte }
}

/** The first visitor after the pause still sees the old page; behind it the new one is made. */
async function notHealed(site: RunningSite, path: string): Promise<readonly string[]> {
  for (let attempt = 0; attempt < 25; attempt++) {
    const { status, html } = await site.page(path)
    if (status === 200 && !isIncomplete(html)) return []
    await wait(1_000)
  }
  return ['did not heal by itself']
}

/** A good page, made again while its call fails: it must be the good one afterwards, in both languages. */
async function storedCells(trial: Trial, target: Target): Promise<readonly Cell[]> {
  const { site, fault } = trial
  const paths = LANGUAGES.map((language) => targetPath(target, language))
  const wellBefore = await Promise.all(paths.map((path) => notHealed(site, path)))
  const { wasMet } = await inTrouble(trial, target, () => makeAgain(site, target))
  return Promise.all(
    paths.map(async (path, at): Promise<Cell> => {
      const answer = await site.page(path)
      const problems = [...(wellBefore[at] ?? [])]
      if (!wasMet) problems.push('the fault was not met')
      if (answer.status !== 200) problems.push(`answered ${answer.status}`)
      else if (isIncomplete(answer.html)) problems.push('a good page was replaced')
      return { mode: 'stored', call: target.call, path, fault, problems, firstByte: answer.firstByte }
    }),
  )
}

async function makeAgain(site: RunningSite, { route, params }: Target): Promise<void> {
  const answer = await askRevalidation(site.address, SECRET, { pages: [{ route, params }] })
  if (answer.status !== 200) throw new Error(`${route} could not be made again: ${answer.status}`)
}
