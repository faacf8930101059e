import type { ComponentSchema } from '@keystatic/core'
import { describe, expect, it } from 'vitest'
import content from '@/content/schema/config'
import { editorConfig } from '@/editor/editor-config'

describe('the editors’ screens', () => {
  it('have every kind of entry that the site reads, under the same name', () => {
    expect(Object.keys(editorConfig.collections)).toEqual(expect.arrayContaining(Object.keys(content.collections)))
    expect(Object.keys(editorConfig.singletons)).toEqual(expect.arrayContaining(Object.keys(content.singletons)))
  })

  it('list each of them in their menu, once', () => {
    const listed = Object.values(editorConfig.ui?.navigation ?? {}).flat()
    const all = [...Object.keys(editorConfig.collections), ...Object.keys(editorConfig.singletons)]
    expect([...listed].sort()).toEqual(all.sort())
  })

  it('write the same files as the site reads', () => {
    const paths = (entries: Record<string, { path?: string }>) =>
      Object.fromEntries(Object.entries(entries).map(([name, { path }]) => [name, path]))
    const site = { ...paths(content.collections), ...paths(content.singletons) }
    const editor = { ...paths(editorConfig.collections), ...paths(editorConfig.singletons) }
    for (const [name, path] of Object.entries(site)) expect(`src/content/${editor[name]}`).toBe(path)
  })
})

/** The label of a field and of all that is in it, with the way to it. */
function fieldLabels(field: ComponentSchema, path: string): [path: string, label: string][] {
  const own: [string, string][] = 'label' in field && typeof field.label === 'string' ? [[path, field.label]] : []
  if (field.kind === 'array') return [...own, ...fieldLabels(field.element, `${path}[]`)]
  if (field.kind === 'object')
    return [...own, ...Object.entries(field.fields).flatMap(([name, part]) => fieldLabels(part, `${path}.${name}`))]
  if (field.kind === 'conditional')
    return [...own, ...Object.entries(field.values).flatMap(([name, part]) => fieldLabels(part, `${path}.${name}`))]
  return own
}

describe('the names of fields', () => {
  const all = { ...content.collections, ...content.singletons }
  const labels = Object.entries(all).flatMap(([name, { label, schema }]) => [
    [name, label] as const,
    ...Object.entries(schema).flatMap(([field, part]) => fieldLabels(part, `${name}.${field}`)),
  ])

  it('are in French and Dutch, or in the language of the text that the field holds', () => {
    expect(labels.length).toBeGreaterThan(300)
    const others = labels.filter(
      ([path, label]) =>
        !/^\S.* · \S.*$/.test(label) &&
        !(path.endsWith('.fr') && label.endsWith('(français)')) &&
        !(path.endsWith('.nl') && label.endsWith('(Nederlands)')),
    )
    expect(others).toEqual([])
  })
})
