import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'

/** Beside a draft, or the mark that an entry is to go: which state of the live entry it began from. */
const baseFile = (draft: string) => draft.replace(/(?:yaml|removed)$/, 'base')

async function hashFile(live: string): Promise<string> {
  const text = await readFile(live).catch(() => Buffer.alloc(0))
  return createHash('sha256').update(text).digest('hex')
}

export async function noteBase(draft: string, live: string): Promise<void> {
  await writeFile(baseFile(draft), await hashFile(live))
}

/**
 * How the live entry stands to a draft of its name: the `same` as the draft began from; `overtaken` by somebody's change; or
 * `taken`, because the draft began as something new and knows of no live entry.
 */
export async function baseState(draft: string, live: string): Promise<'same' | 'overtaken' | 'taken'> {
  const base = await readFile(baseFile(draft), 'utf8').catch(() => undefined)
  if (base === undefined) return 'taken'
  return base === (await hashFile(live)) ? 'same' : 'overtaken'
}

export async function forgetBase(draft: string): Promise<void> {
  await rm(baseFile(draft), { force: true })
}
