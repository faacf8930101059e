import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import type { SiteInTest } from '@tests/site-around'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '@/contract/search'
import { createQueryClient } from '@/data/query-client'
import { searchQueries } from '@/data/search/queries'
import { Search } from '@/shell/search/Search.late'

const index: SearchIndex = {
  entries: [
    { kind: 'model', title: 'Born', text: '100% elektrisch', href: '/nl/modellen/born' },
    { kind: 'page', title: 'Elektrisch', text: 'Laden en rijbereik', href: '/nl/electric', words: 'born' },
    { kind: 'question', title: 'Hoe laad ik een Born?', text: 'Thuis.', href: '/nl/faq/laden' },
  ],
}

function Field({ isOpen = true }: { isOpen?: boolean }) {
  const [query, setQuery] = useState('')
  return <Search isOpen={isOpen} query={query} onQuery={setQuery} />
}

function renderSearch(options: SiteInTest = {}) {
  const { language = 'nl', salesType = 'B2C' } = options
  const queryClient = createQueryClient()
  queryClient.setQueryData(searchQueries.index({ language, salesType }).queryKey, index)
  const rendered = renderInSite(<Field />, { flags: {}, queryClient, ...options })
  return {
    ...rendered,
    field: rendered.getByRole('searchbox', { name: /^(?:Zoek op de site|Rechercher sur le site)$/ }),
  }
}

describe('the search of the menu', () => {
  it('shows what it finds by kind, as links', async () => {
    const { user, field, findByRole, getByRole } = renderSearch()
    await user.type(field, 'born')
    expect(await findByRole('heading', { name: 'Modellen' })).toBeVisible()
    expect(getByRole('link', { name: /^Born/ })).toHaveAttribute('href', '/nl/modellen/born')
    expect(getByRole('list', { name: 'Vragen en antwoorden' })).toHaveTextContent('Hoe laad ik een Born?')
  })

  it('says how much it found', async () => {
    const { user, field, getByRole } = renderSearch()
    await user.type(field, 'born')
    expect(getByRole('status')).toHaveTextContent('3 resultaten')
  })

  it('leads through what it found with the arrow keys, and back', async () => {
    const { user, field, getByRole } = renderSearch()
    await user.type(field, 'born')
    await user.keyboard('{ArrowDown}')
    expect(getByRole('link', { name: /^Born/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(getByRole('link', { name: /^Elektrisch/ })).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field).toHaveFocus()
  })

  it('follows the first result on Enter', async () => {
    const { user, field, router } = renderSearch()
    await user.type(field, 'born{Enter}')
    expect(router.push).toHaveBeenCalledWith('/nl/modellen/born', '/nl/modellen/born', expect.anything())
  })

  it('is emptied by Escape, and by its own button', async () => {
    const { user, field, getByRole, queryByRole } = renderSearch()
    await user.type(field, 'born{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'born')
    await user.click(getByRole('button', { name: 'Wissen' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(queryByRole('link')).not.toBeInTheDocument()
  })

  it('leads onward when it finds nothing, and shows what was typed as text', async () => {
    const { user, field, findByText, getByRole, container } = renderSearch()
    await user.type(field, '<img src=x>')
    expect(await findByText('Niets gevonden voor ‘<img src=x>’.')).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    expect(getByRole('link', { name: 'Veelgestelde vragen' })).toHaveAttribute('href', '/nl/faq')
  })

  it('asks the site for nothing before the menu is open, and for its own audience after', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/api/search', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json(index)
      }),
    )
    const { rerender, findByRole, user } = renderInSite(<Field isOpen={false} />, { language: 'fr', salesType: 'B2B' })
    expect(asked).toEqual([])
    rerender(<Field isOpen />)
    await user.type(await findByRole('searchbox'), 'born')
    expect(await findByRole('link', { name: /^Born/ })).toBeVisible()
    expect(asked).toEqual(['?language=fr&sales_type=B2B'])
  })
})
