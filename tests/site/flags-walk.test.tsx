import { describe, expect, it, vi } from 'vitest'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { DUTCH, FRENCH, off, pagesOf, walk } from './walked-site'

vi.mock('@/brand/font', () => ({ face: { className: 'face' } }))

const CARS_IN_STOCK = /en stock\b|de stock\b|in stock\b|uit stock\b|stockwagen/
const PERSONAL_LEASE = /easy ?lease|personal[ -]lease/

/** Two pages a second on a busy machine. */
const LIMIT = 240_000

describe('a site without something neither leads there nor speaks of it', () => {
  it.each([
    ['the stock, in French', FRENCH, off('STOCK'), CARS_IN_STOCK],
    ['the stock, in Dutch for a business', DUTCH, off('STOCK'), CARS_IN_STOCK],
    ['EasyLease', FRENCH, off('EASY_LEASE'), PERSONAL_LEASE],
    ['EasyLease, for a business', DUTCH, off('EASY_LEASE'), PERSONAL_LEASE],
    ['personal lease', FRENCH, off('PERSONAL_LEASE_B2C'), PERSONAL_LEASE],
    ['a credit for a business', DUTCH, off('CREDIT_PRO'), /autocredit/],
    [
      'calculators for a business',
      DUTCH,
      off('FINANCING_B2B', 'STOCK_FINANCING_B2B'),
      /€ per maand|bereken (je|een) (huur|maandbedrag)/,
    ],
    ['any of its features', FRENCH, ALL_FLAGS_OFF, PERSONAL_LEASE],
  ])('%s', { timeout: LIMIT }, async (_, audience, flags, unsaid) => {
    const found = await walk(audience, flags, pagesOf(audience), unsaid)
    expect(found.pages).toBeGreaterThan(50)
    expect(found.away).toEqual([])
    expect(found.said).toEqual([])
  })
})
