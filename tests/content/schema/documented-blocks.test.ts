import { readFileSync } from 'node:fs'
import type { ComponentSchema } from '@keystatic/core'
import { expect, it } from 'vitest'
import { blocksField } from '@/content/schema/blocks'
import { block } from '@/content/schema/visibility'

const [, section = ''] = readFileSync('docs/content.md', 'utf8').split(/^## Blocks$/m)
/** A row may be of several kinds that have the same fields. */
const rows = new Map(
  [...section.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \| (.+?) \|/gm)].flatMap(([, kinds = '', cell = '']) =>
    [...kinds.matchAll(/`([\w-]+)`/g)].map(([, kind = '']): [string, string] => [kind, cell]),
  ),
)
type Of<K extends ComponentSchema['kind']> = Extract<ComponentSchema, { kind: K }>
const kinds = Object.entries((blocksField.element as Of<'conditional'>).values)
const fieldsOf = (schema: ComponentSchema) => Object.keys((schema as Of<'object'>).fields)
/** What every kind can be limited to stands below the table. */
const shared = fieldsOf(block('', {}).schema)

it('every kind of block has its row in docs/content.md, and nothing else has', () => {
  expect([...rows.keys()].sort()).toEqual(kinds.map(([kind]) => kind).sort())
})

it.each(kinds)('the row of %s names its fields', (kind, schema) => {
  const words: readonly string[] = rows.get(kind)?.match(/\w+/g) ?? []
  expect(fieldsOf(schema).filter((name) => !shared.includes(name) && !words.includes(name))).toEqual([])
})
