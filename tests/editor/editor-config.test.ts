import { describe, expect, it } from 'vitest'
import content from '@/content/config'
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
