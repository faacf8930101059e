import { render } from '@testing-library/react'
import { onServer } from '@tests/server-markup'
import type { ReactNode } from 'react'
import styled, { __PRIVATE__, keyframes, ServerStyleSheet } from 'styled-components'
import { expect, it, onTestFinished, vi } from 'vitest'
import { keepServerStyles, SERVER_STYLES } from '@/site/keep-server-styles'

const appear = keyframes`from { opacity: 0; }`
const Served = styled.p<{ $strong: boolean }>`
  color: ${({ $strong }) => ($strong ? 'red' : 'blue')};
  animation: ${appear} 1s;
  @media (min-width: 48em) { gap: 1rem; }
`

/** The page's style sheet as the server writes it. */
async function serve(page: ReactNode) {
  const sheet = new ServerStyleSheet()
  await onServer(sheet.collectStyles(page))
  const style = document.createElement('style')
  style.setAttribute(SERVER_STYLES, '')
  style.textContent = sheet.getStyleTags().replace(/<[^>]+>/g, '')
  document.head.append(style)
  onTestFinished(() => style.remove())
}

it('rules that the server’s sheet has are not written again, others are', async () => {
  const { mainSheet } = __PRIVATE__
  const { hasNameForId } = mainSheet
  onTestFinished(() => {
    mainSheet.hasNameForId = hasNameForId
  })
  const written = vi.spyOn(mainSheet, 'insertRules')
  await serve(<Served $strong />)
  keepServerStyles()
  render(<Served $strong />)
  expect(written).not.toHaveBeenCalled()
  render(<Served $strong={false} />)
  expect(written).toHaveBeenCalledOnce()
  render(<Served $strong={false} />)
  expect(written).toHaveBeenCalledOnce()
})
