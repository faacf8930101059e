import type { ComponentSchema } from '@keystatic/core'
import { describe, expect, it } from 'vitest'
import config from '@/content/schema/config'
import { labelIn } from '@/content/schema/label'

interface Choice {
  readonly field: string
  readonly label: string
  readonly value: string
}

/** Every list that editors choose from, however deep in the schema. */
function choicesIn(field: ComponentSchema, path: string): Choice[] {
  if (field.kind === 'object')
    return Object.entries(field.fields).flatMap(([name, part]) => choicesIn(part, `${path}.${name}`))
  if (field.kind === 'array') return choicesIn(field.element, `${path}[]`)
  if (field.kind === 'conditional')
    return Object.entries(field.values).flatMap(([name, part]) => choicesIn(part, `${path}.${name}`))
  const { options = [] } = field as { readonly options?: readonly Omit<Choice, 'field'>[] }
  return options.map((option) => ({ field: path, ...option }))
}

const choices = Object.entries({ ...config.collections, ...config.singletons }).flatMap(([name, { schema }]) =>
  Object.entries(schema as Record<string, ComponentSchema>).flatMap(([key, field]) =>
    choicesIn(field, `${name}.${key}`),
  ),
)

describe('what editors choose from', () => {
  it('reads as words in French and Dutch, never as a code word of the entries', () => {
    expect(choices.length).toBeGreaterThan(300)
    const codeWords = choices.filter(({ label, value }) => label === value)
    expect(codeWords).toEqual([])
  })

  it('has one name for one thing: no list says the same twice', () => {
    const firstOf = new Map(choices.map(({ field, label, value }) => [`${field} ${label}`, value]))
    const twice = choices.filter(({ field, label, value }) => firstOf.get(`${field} ${label}`) !== value)
    expect(twice).toEqual([])
    for (const { label } of choices) expect(labelIn(label).nl).toMatch(/\S/)
  })
})
