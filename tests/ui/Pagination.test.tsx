import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Pagination, pagesToShow } from '@/ui/Pagination'

describe('the pages that are offered', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i', (page, pages, expected) => {
    expect(pagesToShow(page, pages)).toEqual(expected)
  })
})

const pagination = (page: number, pages: number) => (
  <Pagination
    page={page}
    pages={pages}
    label="Resultaten"
    previousLabel="Vorige pagina"
    nextLabel="Volgende pagina"
    pageLabel={(each) => `Pagina ${each}`}
    link={({ page: to, attributes, content }) => (
      <a href={`?page=${to}`} {...attributes}>
        {content}
      </a>
    )}
  />
)

describe('pagination', () => {
  it('is a named landmark with the current page marked', () => {
    const { getByRole } = render(pagination(2, 5))
    expect(getByRole('navigation', { name: 'Resultaten' })).toBeVisible()
    expect(getByRole('link', { current: 'page' })).toHaveAccessibleName('Pagina 2')
    expect(getByRole('link', { name: 'Vorige pagina' })).toHaveAttribute('href', '?page=1')
    expect(getByRole('link', { name: 'Volgende pagina' })).toHaveAttribute('rel', 'next')
  })

  it('has no way before the first page or after the last', () => {
    const { queryByRole, rerender } = render(pagination(1, 2))
    expect(queryByRole('link', { name: 'Vorige pagina' })).not.toBeInTheDocument()
    rerender(pagination(2, 2))
    expect(queryByRole('link', { name: 'Volgende pagina' })).not.toBeInTheDocument()
  })

  it('is nothing for a list of one page', () => {
    expect(render(pagination(1, 1)).container).toBeEmptyDOMElement()
    expect(render(pagination(1, 0)).container).toBeEmptyDOMElement()
  })

  it('leads back to the only page from behind it', () => {
    const { getByRole, queryByRole } = render(pagination(2, 1))
    expect(getByRole('link', { name: 'Vorige pagina' })).toHaveAttribute('href', '?page=1')
    expect(queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
  })
})
