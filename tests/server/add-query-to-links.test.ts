import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { addQueryToLinks } from '@/server/add-query-to-links'

const SWITCHES =
  '<a class="a" href="/nl/modellen" data-switch="" lang="nl-BE">NL</a><a data-switch="" href="/fr/professionnel/stock?note=unknown.x">Pro</a>'

it('both switches lead on with the query of the address, in the place of any that they were drawn with', () => {
  expect(addQueryToLinks(SWITCHES, 'carline=BORN&utm_source=a%20b')).toBe(
    '<a class="a" href="/nl/modellen?carline=BORN&amp;utm_source=a%20b" data-switch="" lang="nl-BE">NL</a><a data-switch="" href="/fr/professionnel/stock?carline=BORN&amp;utm_source=a%20b">Pro</a>',
  )
})

it('any other link stays as it is', () => {
  const html =
    '<a href="/nl/stock">Stock</a><link rel="alternate" href="/nl"><a rel="alternate" href="/feed?x=1">RSS</a>'
  expect(addQueryToLinks(html, 'x=2')).toBe(html)
})

it('whatever an address says stays within the link', () => {
  const { document } = new Window()
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', '<', '>', '&', '=', '$', "'", '`', 'a', '$&', '$1') }),
      (query) => {
        document.body.innerHTML = addQueryToLinks(SWITCHES, query)
        expect([...document.body.children].map((link) => link.getAttribute('href'))).toEqual(
          ['/nl/modellen', '/fr/professionnel/stock'].map((path) => `${path}?${query}`),
        )
      },
    ),
  )
})
