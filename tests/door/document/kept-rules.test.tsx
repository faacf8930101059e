import { renderToString } from 'react-dom/server'
import styled, { createGlobalStyle, keyframes, ServerStyleSheet, StyleSheetContext } from 'styled-components'
import { beforeEach, expect, test, vi } from 'vitest'
import { KeptRules } from '@/door/document/kept-rules.server'

const turn = keyframes`from { rotate: 0deg; }`
const Item = styled.p<{ $wide?: boolean }>`
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  & + & { margin: 0; }
  animation: ${turn} 1s;
`
const Other = styled(Item)`color: red; @media print { color: ${({ color }) => color}; }`
const Everywhere = createGlobalStyle<{ $width: string }>`body { width: ${({ $width }) => $width}; }`

const parsed = vi.fn()

/** styled-components' own parser, and what it is asked for. */
function Watched({ children }: { children: React.ReactNode }) {
  return (
    <StyleSheetContext.Consumer>
      {(context) => {
        const stylis = Object.assign(
          (...asked: Parameters<typeof context.stylis>) => {
            parsed(asked[1])
            return context.stylis(...asked)
          },
          { hash: context.stylis.hash },
        )
        return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>
      }}
    </StyleSheetContext.Consumer>
  )
}

function draw(page: React.ReactNode): string {
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(<Watched>{page}</Watched>))
  return html + sheet.getStyleTags()
}

const page = (width: string) => (
  <>
    <Everywhere $width={width} />
    <Item $wide={width === '100%'} />
    <Item />
    <Other color={width === '100%' ? 'green' : 'blue'} />
  </>
)

beforeEach(() => parsed.mockReset())

test('every page has the rules that styled-components writes', () => {
  for (const width of ['100%', 'auto', '100%', 'auto'])
    expect(draw(<KeptRules>{page(width)}</KeptRules>)).toBe(draw(page(width)))
})

test('the CSS of a class is parsed once for all pages', () => {
  draw(<KeptRules>{page('100%')}</KeptRules>)
  parsed.mockReset()
  draw(<KeptRules>{page('100%')}</KeptRules>)
  // That of a style sheet for all the page has no class.
  expect(parsed.mock.calls.filter(([selector]) => selector)).toEqual([])
})
