import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { expect, it } from 'vitest'
import { withUsedClasses } from '@/door/document/used-classes.server'

const Item = styled.li.withConfig({ componentId: 'sc-abc12-0' })`
  color: red;
`
const Words = styled.p.withConfig({ componentId: 'sc-abc12-1' })`
  ${Item}:hover & { color: blue; }
`

function drawn() {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <Item className="own">
        <Words>sc-abc12-1 class=&quot;sc-abc12-1&quot;</Words>
      </Item>,
    ),
  )
  return { html, css: sheet.getStyleTags() }
}

it('leaves out the names of components that no rule selects, and nothing else', () => {
  const { html, css } = drawn()
  const generated = /<p class="sc-abc12-1 (\w+)"/.exec(html)?.[1]
  expect(generated).toBeTruthy()
  expect(withUsedClasses(html, css)).toBe(html.replace('class="sc-abc12-1 ', 'class="'))
  expect(withUsedClasses(html, css)).toContain('sc-abc12-0')
})

it('leaves no empty attribute behind', () => {
  expect(withUsedClasses('<p class="sc-abc12-1">a</p><p class="x">b</p>', '')).toBe('<p>a</p><p class="x">b</p>')
})
