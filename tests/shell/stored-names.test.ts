import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '@/brand/brand'
import { BUSINESS_EDITION_CLOSED } from '@/components/business-edition-popup'
import { MY_CARS_KEY } from '@/components/my-cars'
import { CONSENT_DAYS, CONSENT_KEY } from '@/config/consent.mjs'
import { readPage } from '@/content/read/pages.server'
import { REPORTED_ALERTS } from '@/data/alerts/once-per-session'
import { draftKey } from '@/features/contact/message-draft'
import { COMPARED_KEY } from '@/features/stock/compare/compared-vehicles'
import { SEARCHES_KEY } from '@/features/stock/list/kept-searches'
import { COSTS_MEMORY } from '@/money/costs-memory'
import { FINANCE_MEMORY } from '@/money/finance-memory'
import { BUSINESS_TYPE_READ } from '@/shell/BusinessTypePopup'
import { seenKey } from '@/shell/FinancialDisclaimer'
import { INTERRUPTION } from '@/shell/popup-frequency-cap'

/** Everything that the site keeps in a browser, and where. */
const STORED = {
  [CONSENT_KEY]: 'consent',
  [BUSINESS_TYPE_READ]: 'localStorage',
  [BUSINESS_EDITION_CLOSED]: 'localStorage',
  [seenKey('…')]: 'sessionStorage',
  [INTERRUPTION]: 'sessionStorage',
  [REPORTED_ALERTS]: 'sessionStorage',
  [MY_CARS_KEY]: 'localStorage',
  [COMPARED_KEY]: 'localStorage',
  [SEARCHES_KEY]: 'localStorage',
  [draftKey('…')]: 'sessionStorage',
  [FINANCE_MEMORY]: 'sessionStorage',
  [COSTS_MEMORY]: 'sessionStorage',
} as const

const MONTHS = Math.round(CONSENT_DAYS / (365 / 12))
const DURATIONS = {
  fr: { consent: `${MONTHS} mois`, localStorage: 'Jusqu’à ce que vous l’effaciez', sessionStorage: 'La session' },
  nl: { consent: `${MONTHS} maanden`, localStorage: 'Tot je het wist', sessionStorage: 'De sessie' },
} as const

describe.each(['fr', 'nl'] as const)('the cookie policy, %s,', (language) => {
  const rows = async () => {
    const page = await readPage('cookie-policy', { language, salesType: 'B2C' })
    const table = page?.blocks.find((block) => block.kind === 'table')
    return table?.kind === 'table' ? table.rows : []
  }

  it('lists every name that the site stores, and no other', async () => {
    expect((await rows()).map(([name]) => name).sort()).toEqual(Object.keys(STORED).sort())
  })

  it('says of each what it is for, and how long it stays', async () => {
    for (const [name = '', purpose, duration] of await rows()) {
      expect(purpose, name).toMatch(/\w{3}/)
      const place = Object.entries(STORED).find(([stored]) => stored === name)?.[1]
      expect(place && duration?.replaceAll('\u00a0', ' '), name).toBe(place && DURATIONS[language][place])
    }
  })
})

it('no name has a word of the brand in it: the policy holds for another one', () => {
  expect(Object.keys(STORED).filter((name) => name.includes(brand.word))).toEqual([])
})

it('nothing else in the code touches what a browser keeps', () => {
  const code = ['src', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|js)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const touching = code.filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return /\b(?:local|session)Storage\b|document\.cookie|cookieStore|indexedDB|\bcaches\./.test(text)
  })
  expect(touching.sort()).toEqual([
    // Reads the answer before the page is drawn.
    'public/page-hiding.js',
    'src/config/browser-storage.ts',
    // The editors’ screens, which no visitor has: the language of whoever writes.
    'src/content/schema/screen-language.ts',
    'src/editor/editor-language.ts',
    // And what they typed and did not save, which the screens keep there.
    'src/editor/live/unsaved.ts',
    // Takes away what others left, of whoever refuses it.
    'src/shell/consent/save-consent.ts',
  ])
})
