import '@/data/server-transport.server'
import { expect, test } from 'vitest'
import { getConfigurations, getStandards } from '@/data/configurator/calls'
import { typesetAnswer } from '@/data/typeset-answer'

const answer = {
  title: 'Jantes 18" · 540 l',
  code: '18" · 540 l',
  url: '/a?b=18" · c',
  parts: [{ label: 'De 10 à 80 %', value: '80 %' }],
}

test('the words of an answer are set, and nothing that another call asks back', () => {
  expect(typesetAnswer(answer, { lang: 'fr' })).toEqual({
    ...answer,
    title: 'Jantes 18″\u00a0· 540\u00a0L',
    parts: [{ label: 'De 10 à 80\u202f%', value: '80 %' }],
  })
})

// What the embedded service says there today needs no setting, so its answers (calls.test.ts) do not show it.
test.each(['carline_title', 'credit_type', 'note', 'product_title', 'refusal', 'role', 'text'])(
  'words stand under %s as well',
  (name) => {
    expect(typesetAnswer({ [name]: '540 l' }, { lang: 'nl' })).toEqual({ [name]: '540\u00a0L' })
  },
)

test.each([{ lang: 'en' }, { sales_type: 'B2C' }, undefined, null, 'fr'])(
  'an answer in no language of the site is left as it is: %j',
  (input) => {
    expect(typesetAnswer(answer, input)).toBe(answer)
  },
)

test('every call’s answer comes so: no straight inch, no unit and no separator at the start of a line', async () => {
  const asked = { lang: 'fr', sales_type: 'B2C' } as const
  const { configurations } = await getConfigurations({ ...asked, carline_code: 'TERRAMAR' })
  const [first] = configurations
  const standards = await getStandards({ ...asked, id: first?.id ?? '' })
  const words = JSON.stringify([configurations.map(({ title, highlights }) => [title, highlights]), standards])
  expect(words).toContain('″')
  expect(words).not.toMatch(/\d\\"| ·|\d (?:ch|kW|km)(?!\p{L})/u)
})
