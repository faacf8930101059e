import { useState, useSyncExternalStore } from 'react'
import { MILEAGES } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { REGIONS } from '@/domain/region'
import { FIRST_RENT_TERMS } from '@/domain/rent-terms'
import { replaceQueryParam } from '@/routing/replace-query-param'
import { type ComparisonTerms, FINANCINGS } from './electric-or-hybrid-costs'

/** The codes of both cars (empty for the first car of the list), and the terms of the comparison. */
export interface Comparison extends ComparisonTerms {
  readonly electric: string
  readonly hybrid: string
}

/** Range and step of the field, in kilometres. */
export const DAY_KM = { min: 0, max: 150, step: 5 } as const

const FIRST: Comparison = {
  electric: '',
  hybrid: '',
  mileage: FIRST_RENT_TERMS.mileage,
  kmPerDay: 40,
  chargesAtHome: true,
  financing: 'lease',
  region: 'flanders',
}

const NAME = 'comparison'
const PLACES = ['home', 'away'] as const
const CODE = /^[A-Z0-9]{0,8}$/

/** `2FPMF5MJ~9XKQ2T4B~15000~40~home~lease~flanders`; undefined for any other text. */
export function readComparison(text: string): Comparison | undefined {
  const [electric = '', hybrid = '', mileageText, kmText = '', placeText, financingText, regionText, ...more] =
    text.split('~')
  const mileage = parseOption(MILEAGES, mileageText)
  const place = parseOption(PLACES, placeText)
  const financing = parseOption(FINANCINGS, financingText)
  const region = parseOption(REGIONS, regionText)
  const kmPerDay = /^\d{1,3}$/.test(kmText) ? Number(kmText) : undefined
  if (!CODE.test(electric) || !CODE.test(hybrid) || !mileage || !place || !financing || !region || more.length > 0) {
    return undefined
  }
  if (kmPerDay === undefined || kmPerDay > DAY_KM.max || kmPerDay % DAY_KM.step !== 0) return undefined
  return { electric, hybrid, mileage, kmPerDay, chargesAtHome: place === 'home', financing, region }
}

export function writeComparison({ electric, hybrid, mileage, kmPerDay, chargesAtHome, financing, region }: Comparison) {
  return [electric, hybrid, mileage, kmPerDay, chargesAtHome ? 'home' : 'away', financing, region].join('~')
}

const never = () => () => {}
const readFromUrl = () => new URLSearchParams(location.search).get(NAME) ?? ''
const noQuery = () => ''

/**
 * The comparison is in the URL, so that it can be shared, reloaded and switched to the other language (decision 76). On the server, and
 * in the first render of the browser, it has the default values.
 */
export function useComparison(): [Comparison, (change: Partial<Comparison>) => void] {
  const sent = readComparison(useSyncExternalStore(never, readFromUrl, noQuery))
  const [changed, setChanged] = useState<Comparison>()
  const comparison = changed ?? sent ?? FIRST
  const change = (part: Partial<Comparison>) => {
    const next = { ...comparison, ...part }
    setChanged(next)
    replaceQueryParam(NAME, writeComparison(next))
  }
  return [comparison, change]
}
