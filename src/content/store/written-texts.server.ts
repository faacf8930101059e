import { parse } from 'yaml'

/** One text of an entry: where it stands, `blocks[2].value.heading.fr`. */
export interface WrittenText {
  readonly field: string
  readonly text: string
}

/** What a file says; a broken one says nothing, and is among the problems. */
export function readValue(bytes: Buffer | string | undefined): unknown {
  try {
    return parse(bytes?.toString('utf8') ?? '') ?? {}
  } catch {
    return {}
  }
}

/** Every text of an entry, in the order of its file. */
export function listTexts(value: unknown, field = ''): readonly WrittenText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((part, index) => listTexts(part, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, field ? `${field}.${name}` : name))
}
