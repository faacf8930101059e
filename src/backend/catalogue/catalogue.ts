import { CARLINE_NAMES, SOLD_CARLINES, type SoldCarline } from '@/domain/carline'
import { born } from './carlines/born'
import { formentor } from './carlines/formentor'
import { formentorVz } from './carlines/formentor-vz'
import { leon } from './carlines/leon'
import { leonSportstourer } from './carlines/leon-sportstourer'
import { raval } from './carlines/raval'
import { tavascan } from './carlines/tavascan'
import { terramar } from './carlines/terramar'
import type { CarlineFacts, CatalogueCarline } from './types'
import { typeset } from './typeset'

/** Every catalogue whose ids and codes can still be read, oldest first. Append only: a code holds the position. */
export const CATALOGUE_VERSIONS: readonly string[] = ['2026a', '2026b', '2027a']

/** The catalogue of today: what new ids and codes spell. */
export const CATALOGUE_VERSION = '2027a'

/** First day and last day of the prices of this catalogue. */
export const CATALOGUE_VALIDITY = { from: '2026-10-01', to: '2027-03-31' } as const

/** The file of each carline on sale. */
const FACTS: Readonly<Record<SoldCarline, CarlineFacts>> = {
  FORMENTOR: formentor,
  FORMENTORVZ: formentorVz,
  TERRAMAR: terramar,
  TAVASCAN: tavascan,
  BORN: born,
  RAVAL: raval,
  LEON: leon,
  LEONBREAK: leonSportstourer,
}

export const catalogue: ReadonlyMap<SoldCarline, CatalogueCarline> = new Map(
  SOLD_CARLINES.map((code) => [code, { code, name: CARLINE_NAMES[code], ...typeset(FACTS[code]) }]),
)
