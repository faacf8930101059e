import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LostInPaste } from '@/editor/LostInPaste'

function show() {
  render(
    <>
      <LostInPaste language="fr" />
      <div contentEditable="true" data-testid="text" />
      <input data-testid="cell" />
    </>,
  )
  return screen.getByRole('status')
}

const paste = (into: string, html: string, files: readonly File[] = []) =>
  fireEvent.paste(screen.getByTestId(into), { clipboardData: { getData: () => html, files } })

it('what a running text does not take of Word, Sheets or a page is told, part by part', () => {
  const told = show()
  paste('text', '<table class=MsoNormalTable><tr><td>WLTP</td></tr></table><p><v:imagedata src="a.png"/></p>')
  expect(told.textContent).toContain('bloc «\u00a0Tableau\u00a0»')
  expect(told.textContent).toContain('Une image n’a pas été collée')
  paste('text', '<a style="mso-footnote-id:ftn1" href="#_ftn1">[1]</a>')
  expect(told.textContent).toContain('Les notes et les commentaires')
  expect(told.textContent).not.toContain('Tableau')
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(told.textContent).toBe('')
})

it('a picture alone is told, which leaves no trace at all', () => {
  const told = show()
  paste('text', '', [new File(['x'], 'photo.png', { type: 'image/png' })])
  expect(told.textContent).toContain('Une image n’a pas été collée')
})

it('nothing is said of what is taken: words, emphasis, lists, links, and tables where they belong', () => {
  const told = show()
  paste('text', '<p><b>Gras</b> <a href="https://example.be">lien</a></p><ul><li>un</li></ul>')
  expect(told.textContent).toBe('')
  paste('cell', '<table><tr><td>WLTP</td></tr></table>')
  expect(told.textContent).toBe('')
})
