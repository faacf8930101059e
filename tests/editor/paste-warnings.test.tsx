import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cleanPastedHtml } from '@/editor/clean-pasted-html'
import { PasteWarnings } from '@/editor/PasteWarnings'

function show() {
  render(
    <>
      <PasteWarnings language="fr" />
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

const ORIGIN = 'https://editor.example.be'
const cleaned = (html: string) => cleanPastedHtml(html, ORIGIN)
const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${words}</p>`

it('lists of Word are lists, whose items have no sign of their own', () => {
  const list = [item(1, '·', 'un'), item(2, 'o', 'un a'), item(2, 'o', 'un b'), item(1, '·', 'deux')].join('')
  expect(cleaned(list)?.replaceAll(/<!--.*?-->/g, '')).toBe(
    '<ul><li>un<ul><li>un a</li><li>un b</li></ul></li><li>deux</li></ul>',
  )
  const two = cleaned(`${item(1, '1.', 'un')}<p>Entre</p>${item(1, 'a)', 'deux')}${item(1, '·', 'trois')}`)
  expect(two?.replaceAll(/<!--.*?-->/g, '')).toBe(
    '<ol><li>un</li></ol><p>Entre</p><ol><li>deux</li></ol><ul><li>trois</li></ul>',
  )
})

it('each heading is the one that there is, a link to nowhere is its words, and a page of the site is the visitors’ own', () => {
  expect(cleaned('<h1>Un</h1><h2>De<b>ux</b></h2><h3>Trois</h3>')).toBe('<h3>Un</h3><h3>De<b>ux</b></h3><h3>Trois</h3>')
  expect(cleaned('<p><a href="file:///C:/x.docx">fiche</a> <a href="#_ftn1">[1]</a></p>')).toBe('<p>fiche [1]</p>')
  expect(cleaned(`<a href="${ORIGIN}/fr/stock">stock</a>`)).toBe('<a href="/fr/stock">stock</a>')
  expect(cleaned('<p>Auto&shy;mobile</p>')).toBe('<p>Automobile</p>')
})

it('what a running text takes is left as it is', () => {
  expect(cleaned('<p><b>Gras</b> <a href="https://example.be">lien</a></p><ul><li>un</li></ul><h3>Trois</h3>')).toBe(
    undefined,
  )
  expect(cleaned('')).toBe(undefined)
})
