import { screen, waitFor, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, test } from 'vitest'
import { readFaq, readQuestion } from '@/content/faq.server'
import { readPage } from '@/content/pages.server'
import FaqView from '@/features/faq/FaqView'
import QuestionView from '@/features/faq/QuestionView'
import type { Audience } from '@/routing/build-path'

const FRENCH_PRIVATE: Audience = { language: 'fr', salesType: 'B2C' }

async function renderFaq(audience: Audience = FRENCH_PRIVATE) {
  const groups = await readFaq(audience)
  const page = await readPage('faq', audience)
  if (!page) throw new Error('There is no page of questions')
  const rendered = await renderWhole(<FaqView page={page} groups={groups} />, audience)
  const questions = () => [...rendered.container.querySelectorAll('summary')].map(({ textContent }) => textContent)
  return { ...rendered, groups, questions, all: groups.flatMap((group) => group.questions) }
}

describe('the questions', () => {
  test('are closed until asked for, and open without JavaScript', async () => {
    const { user, all } = await renderFaq()
    const [first] = all
    const question = screen.getByText(first?.question ?? '', { normalizer: (text) => text })
    const details = question.closest('details')
    expect(details).toHaveProperty('open', false)
    expect(details?.id).toBe(first?.id)
    await user.click(question)
    expect(details).toHaveProperty('open', true)
  })

  test('have an address each, in the language of the visitor', async () => {
    const { container, all } = await renderFaq({ language: 'nl', salesType: 'B2B' })
    const addresses = [...container.querySelectorAll('details a[href*="/faq/"]')].map((link) =>
      link.getAttribute('href'),
    )
    for (const { id } of all) expect(addresses).toContain(`/nl/professioneel/faq/${id}`)
  })
})

describe('the search among the questions', () => {
  test('leaves those that hold every word, whatever the accents and capitals', async () => {
    const { user, questions, all } = await renderFaq()
    await user.click(screen.getByRole('searchbox'))
    await user.paste('DELAI commande')
    await waitFor(() => expect(questions().length).toBeLessThan(all.length))
    expect(questions().length).toBeGreaterThan(0)
  })

  test('says how many it found', async () => {
    const { user, questions } = await renderFaq()
    expect(screen.getByRole('status')).toHaveTextContent('')
    await user.click(screen.getByRole('searchbox'))
    await user.paste('borne')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ réponses?$/))
    expect(screen.getByRole('status')).toHaveTextContent(String(questions().length))
  })

  test('says when there is nothing, and gives everything back when it is cleared', async () => {
    const { user, questions, all } = await renderFaq()
    await user.click(screen.getByRole('searchbox'))
    await user.paste('zzzz')
    await waitFor(() => expect(questions()).toEqual([]))
    expect(screen.getByRole('status')).toHaveTextContent(/Aucune réponse/)
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    await waitFor(() => expect(questions()).toHaveLength(all.length))
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  test('opens the answers when they are few', async () => {
    const { user, container, questions } = await renderFaq({ language: 'nl', salesType: 'B2C' })
    await user.click(screen.getByRole('searchbox'))
    await user.paste('datalek')
    await waitFor(() => expect(questions()).toHaveLength(1))
    expect(container.querySelector('details')).toHaveProperty('open', true)
  })
})

describe('a question at its own address', () => {
  test('has its answer, and leads to its neighbours and back to its group', async () => {
    const entry = await readQuestion('wltp-range', FRENCH_PRIVATE)
    if (!entry) throw new Error('The question is missing')
    await renderWhole(<QuestionView entry={entry} />, {
      ...FRENCH_PRIVATE,
      route: { name: 'faq.question', params: { question: 'wltp-range' } },
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/WLTP/)
    const related = within(screen.getByRole('navigation', { name: 'À lire aussi' })).getAllByRole('link')
    const addresses = related.map((link) => link.getAttribute('href'))
    expect(addresses).toHaveLength(5)
    expect(addresses).not.toContain('/fr/faq/wltp-range')
    expect(addresses.at(-1)).toBe(`/fr/faq#${entry.group.id}`)
  })

  test('leads to a message that is about its group', async () => {
    const entry = await readQuestion('warranty-kinds', FRENCH_PRIVATE)
    if (!entry) throw new Error('The question is missing')
    await renderWhole(<QuestionView entry={entry} />, {
      ...FRENCH_PRIVATE,
      route: { name: 'faq.question', params: { question: entry.question.id } },
    })
    const form = screen.getByRole('link', { name: 'Nous contacter' })
    expect(form).toHaveAttribute('href', '/fr/message/question?topic=assistance')
  })
})
