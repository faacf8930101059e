import { type FeatureFlag, isFeatureFlag } from '@/domain/feature-flag'

export type FlagOverrides = Readonly<Partial<Record<FeatureFlag, boolean>>>

const WORDS: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
}

/**
 * "TAVASCAN=off,STOCK=on": a name alone is on. Throws an error that names the first entry it cannot read.
 */
export function parseFlagList(text: string): FlagOverrides {
  const overrides: Partial<Record<FeatureFlag, boolean>> = {}
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [name = '', word = 'on'] = entry.split('=').map((part) => part.trim())
    const value = WORDS[word.toLowerCase()]
    if (!isFeatureFlag(name)) throw new Error(`${JSON.stringify(name)} is not a feature flag`)
    if (value === undefined) throw new Error(`${name} is ${JSON.stringify(word)}: expected is on or off`)
    overrides[name] = value
  }
  return overrides
}

/**
 * A file of overrides: one JSON object of flag name to boolean. Throws an error that names what is wrong. Names that are no flag are
 * told beside the others: a file outlives the flags in it, and must not lose what it says of those that there are.
 */
export function parseFlagFile(text: string): {
  readonly overrides: FlagOverrides
  readonly unknown: readonly string[]
} {
  const content: unknown = JSON.parse(text)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error('expected is one object of flag name to true or false')
  }
  const overrides: Partial<Record<FeatureFlag, boolean>> = {}
  const unknown: string[] = []
  for (const [name, value] of Object.entries(content)) {
    if (typeof value !== 'boolean') throw new Error(`${name} is ${JSON.stringify(value)}: expected is true or false`)
    if (isFeatureFlag(name)) overrides[name] = value
    else unknown.push(name)
  }
  return { overrides, unknown }
}
