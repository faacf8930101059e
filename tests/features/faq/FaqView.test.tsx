import { screen, waitFor, within } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { describe, expect, test } from 'vitest'
import { readFaq, readTopic } from '@/content/read/faq.server'
import { readPage } from '@/content/read/pages.server'
import type { FaqTopic } from '@/domain/faq-topic'
import FaqView from '@/features/faq/FaqView'
import TopicView from '@/features/faq/TopicView'
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
    for (const { id } of all) expect(addresses.filter((address) => address?.endsWith(`#${id}`))).toHaveLength(1)
    expect(addresses).toContain('/nl/professioneel/faq/laden#charge-home')
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

describe('the page of a subject', () => {
  const renderTopic = async (topic: FaqTopic) => {
    const entry = await readTopic(topic, FRENCH_PRIVATE)
    if (!entry) throw new Error('The subject is missing')
    await renderWhole(<TopicView entry={entry} picture={null} />, {
      ...FRENCH_PRIVATE,
      route: { name: 'faq.topic', params: { topic } },
    })
    return entry
  }

  test('has every answer at an anchor, and leads to the other subjects and to all of them', async () => {
    const { group, others } = await renderTopic('electric')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(group.title)
    for (const { id, question } of group.questions) {
      expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { level: 2, name: question }))
    }
    const links = within(screen.getByRole('navigation', { name: 'Autres sujets' })).getAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(addresses).toHaveLength(others.length + 1)
    expect(addresses).toContain('/fr/faq/recharger')
    expect(addresses.at(-1)).toBe('/fr/faq')
  })

  test('leads to a message that is about it', async () => {
    await renderTopic('warranty')
    const form = screen.getByRole('link', { name: 'Nous contacter' })
    expect(form).toHaveAttribute('href', '/fr/message/question?topic=assistance')
  })
})
