import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'

/** Beside a draft: which state of the live entry it began from. */
const baseOf = (draft: string) => draft.replace(/yaml$/, 'base')

async function stateOf(live: string): Promise<string> {
  const text = await readFile(live).catch(() => Buffer.alloc(0))
  return createHash('sha256').update(text).digest('hex')
}

export async function noteBase(draft: string, live: string): Promise<void> {
  await writeFile(baseOf(draft), await stateOf(live))
}

/** Whether the live entry is another one than the draft began from. A draft that began elsewhere has no base to compare. */
export async function isOvertaken(draft: string, live: string): Promise<boolean> {
  const base = await readFile(baseOf(draft), 'utf8').catch(() => undefined)
  return base !== undefined && base !== (await stateOf(live))
}

export async function forgetBase(draft: string): Promise<void> {
  await rm(baseOf(draft), { force: true })
}
