import { describe, expect, it } from 'vitest'
import content from '@/content/schema/config'
import { editorDeepLink } from '@/door/preview/editor-deep-link'
import { fieldLabels } from '@/editor/open-deep-link'

const { schema } = content.collections.pages

describe('the place of a field', () => {
  it.each([
    ['title.fr', '#title.fr'],
    ['blocks[2].value.heading.nl', '#blocks/2/heading.nl'],
    ['blocks[2].discriminant', '#blocks/2'],
    ['tabs[1].title.fr', '#tabs/1/title.fr'],
    ['tabs[1].blocks[0].value.body.fr', '#tabs/1/blocks/0/body.fr'],
    // A list in a block opens in a window of its own.
    ['blocks[2].value.items[1].title.fr', '#blocks/2'],
  ])('%s is %s', (field, hash) => {
    expect(editorDeepLink(field, '/keystatic')).toBe(`/keystatic${hash}`)
  })

  it('is found by the labels that its screen shows', () => {
    expect(fieldLabels('title.fr', schema)).toEqual(['Titre (français)'])
    expect(fieldLabels('lead.nl', schema)).toHaveLength(1)
    expect(fieldLabels('blocks/2/body.fr', schema)).toContain('Texte (français)')
    expect(fieldLabels('nothing.of.it', schema)).toEqual([])
  })
})
