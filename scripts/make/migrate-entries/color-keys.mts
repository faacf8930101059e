import { COLOR_NAMES } from '@/brand/color-names'

/** What an entry called a colour, or a ground, before both had keys of no brand; and what it calls it now. */
const KEY_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COLOR_NAMES).map(([key, name]) => [`color: ${name}`, `color: ${key}`] as const),
  ['ground: petrol', 'ground: brand'],
  ['ground: sand', 'ground: warm'],
])

const FIELD = /^(?<before>[ \t]*(?:- )?)(?<field>(?:color|ground): \w+)(?<after>[ \t]*\r?)$/gm

/** An entry with the keys of today. Every other letter of it stays as it is; what is new already stays too. */
export function withColorKeys(yaml: string): string {
  return yaml.replace(FIELD, (line, before: string, field: string, after: string) => {
    const now = KEY_OF.get(field)
    return now ? before + now + after : line
  })
}
