import { describe, expect, test } from 'vitest'
import { structuredDataProblems } from '../../../scripts/check/links-check/structured-data.mts'

const setting = { origin: 'https://site.example', language: 'fr' }
const problemsOf = (...nodes: readonly object[]) =>
  structuredDataProblems(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }), setting)

describe('the check of structured data', () => {
  test('lets good data pass', () => {
    const node = {
      '@type': 'WebSite',
      name: 'Site',
      url: 'https://site.example/fr',
      publisher: { '@id': 'https://site.example/#x' },
    }
    expect(problemsOf(node)).toEqual([])
  })

  test.each([
    ['a missing property', { '@type': 'WebSite', name: 'Site' }, 'has no url'],
    ['an empty property', { '@type': 'WebSite', name: '', url: 'https://site.example/fr' }, 'has an empty name'],
    ['an address without a site', { '@type': 'WebSite', name: 'Site', url: '/fr' }, 'is no whole address'],
    [
      'a page in the other language',
      { '@type': 'WebSite', name: 'Site', url: 'https://site.example/nl' },
      'another language',
    ],
    ['a type that it does not know', { '@type': 'Spaceship', name: 'X' }, 'a type that nobody has described'],
    ['a node without a type', { name: 'X' }, 'has no @type'],
    ['what is wrong inside', { '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer' } }, 'has no text'],
    [
      'a list that counts wrongly',
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2 }] },
      'positions are 2',
    ],
  ])('finds %s', (_, node, problem) => {
    expect(problemsOf(node).join('\n')).toContain(problem)
  })

  test('finds what is no structured data at all', () => {
    expect(structuredDataProblems('{', setting)).toHaveLength(1)
    expect(structuredDataProblems('{}', setting)).toHaveLength(1)
    expect(problemsOf()).toEqual(['structured data says nothing'])
  })
})
