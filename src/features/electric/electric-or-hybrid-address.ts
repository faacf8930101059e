import { useState, useSyncExternalStore } from 'react'
import { MILEAGES } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { REGIONS } from '@/domain/region'
import { FIRST_RENT_TERMS } from '@/domain/rent-terms'
import { replaceQueryParam } from '@/routing/replace-query-param'
import { type Asked, WAYS } from './electric-or-hybrid-costs'

/** Both cars by their codes, empty for the first of each list, and what is asked of them. */
export interface Comparison extends Asked {
  readonly electric: string
  readonly hybrid: string
}

/** The longest usual day that the tool knows, and its steps, in kilometres. */
export const DAY_KM = { min: 0, max: 150, step: 5 } as const

const FIRST: Comparison = {
  electric: '',
  hybrid: '',
  mileage: FIRST_RENT_TERMS.mileage,
  kmPerDay: 40,
  chargesAtHome: true,
  way: 'lease',
  region: 'flanders',
}

const NAME = 'comparison'
const PLACES = ['home', 'away'] as const
const CODE = /^[A-Z0-9]{0,8}$/

/** `2FPMF5MJ~9XKQ2T4B~15000~40~home~lease~flanders`; undefined for any other text. */
export function readComparison(text: string): Comparison | undefined {
  const [electric = '', hybrid = '', mileageText, kmText = '', placeText, wayText, regionText, ...more] =
    text.split('~')
  const mileage = parseOption(MILEAGES, mileageText)
  const place = parseOption(PLACES, placeText)
  const way = parseOption(WAYS, wayText)
  const region = parseOption(REGIONS, regionText)
  const kmPerDay = /^\d{1,3}$/.test(kmText) ? Number(kmText) : undefined
  if (!CODE.test(electric) || !CODE.test(hybrid) || !mileage || !place || !way || !region || more.length > 0) {
    return undefined
  }
  if (kmPerDay === undefined || kmPerDay > DAY_KM.max || kmPerDay % DAY_KM.step !== 0) return undefined
  return { electric, hybrid, mileage, kmPerDay, chargesAtHome: place === 'home', way, region }
}

export function writeComparison({ electric, hybrid, mileage, kmPerDay, chargesAtHome, way, region }: Comparison) {
  return [electric, hybrid, mileage, kmPerDay, chargesAtHome ? 'home' : 'away', way, region].join('~')
}

const never = () => () => {}
const addressed = () => new URLSearchParams(location.search).get(NAME) ?? ''
const nothing = () => ''

/**
 * What is compared: it stands in the address, so that the answer can be sent, reloaded and read in the other language (decision 76). On
 * the server, which knows no query, and in the first render of the browser it is the usual.
 */
export function useComparison(): [Comparison, (change: Partial<Comparison>) => void] {
  const sent = readComparison(useSyncExternalStore(never, addressed, nothing))
  const [own, setOwn] = useState<Comparison>()
  const comparison = own ?? sent ?? FIRST
  const change = (part: Partial<Comparison>) => {
    const next = { ...comparison, ...part }
    setOwn(next)
    replaceQueryParam(NAME, writeComparison(next))
  }
  return [comparison, change]
}
