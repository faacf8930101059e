import { appendFile, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { dataFile } from '@/config/data-file'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { parseJson } from '@/domain/parse-json'
import { plusDays } from '@/domain/plus-days'

/** An address without a page, how often it was asked for, and the last day. */
export interface NotFoundCount {
  readonly path: string
  readonly times: number
  /** ISO day in Belgium. */
  readonly day: string
}

/** Days after which an address that nobody asks for is forgotten. */
const KEPT_DAYS = 90
/** Addresses that a file keeps when it is written anew: those that were asked for most. */
const MOST_KEPT = 2_000
/** Bytes from which on it is written anew. */
export const REWRITTEN_FROM = 1_000_000
/** Bytes that are read at most, the last ones: nothing of ours is longer. */
const READ_MOST = 4 * REWRITTEN_FROM
const DAY = /^\d{4}-\d\d-\d\d$/

/** The file that the processes of the site write, and the editors' desk reads. @param setting ASKED_IN_VAIN */
export const notFoundFile = (setting: string | undefined, folder?: string): string =>
  setting ?? dataFile('asked-in-vain.jsonl', folder)

/**
 * Adds what was asked for since the last time: one line for each address and day. Several processes share the file; what one adds in the moment
 * in which another writes it anew is lost, which the counts of three months do not show.
 */
export async function addNotFoundCounts(file: string, asked: readonly NotFoundCount[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, lines(asked))
  const { size } = await stat(file)
  if (size <= REWRITTEN_FROM) return
  const kept = await readNotFoundCounts(file, asked[0]?.day ?? '')
  if (kept) await writeFileAtomically(file, lines(kept))
}

/** The most asked for first; undefined where there is no such file. @param today ISO day */
export async function readNotFoundCounts(file: string, today: string): Promise<readonly NotFoundCount[] | undefined> {
  const text = await readTail(file)
  return text === undefined ? undefined : sumUp(text, today)
}

const lines = (asked: readonly NotFoundCount[]) => asked.map((one) => `${JSON.stringify(one)}\n`).join('')

async function readTail(file: string): Promise<string | undefined> {
  const opened = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!opened) return undefined
  try {
    const { size } = await opened.stat()
    const bytes = Buffer.alloc(Math.min(size, READ_MOST))
    const { bytesRead } = await opened.read(bytes, 0, bytes.length, size - bytes.length)
    return bytes.toString('utf8', 0, bytesRead)
  } finally {
    await opened.close()
  }
}

/** One for each address. A line that is broken, or begins before what was read, is left out. */
function sumUp(text: string, today: string): readonly NotFoundCount[] {
  const first = plusDays(today, -KEPT_DAYS)
  const known = new Map<string, NotFoundCount>()
  for (const line of text.split('\n')) {
    const one = readLine(line)
    if (!one || one.day < first) continue
    const before = known.get(one.path)
    known.set(one.path, {
      ...one,
      times: one.times + (before?.times ?? 0),
      day: before && before.day > one.day ? before.day : one.day,
    })
  }
  const byTimes = (one: NotFoundCount, other: NotFoundCount) =>
    other.times - one.times || other.day.localeCompare(one.day) || one.path.localeCompare(other.path)
  return [...known.values()].sort(byTimes).slice(0, MOST_KEPT)
}

function readLine(line: string): NotFoundCount | undefined {
  const { path, times, day } = (parseJson(line) ?? {}) as Readonly<Record<string, unknown>>
  const isRight = typeof path === 'string' && Number.isSafeInteger(times) && typeof day === 'string' && DAY.test(day)
  return isRight ? { path, times: Number(times), day } : undefined
}
