import { SOLD_CARLINES, type SoldCarline } from '@/domain/carline'
import { born } from './carlines/born'
import { formentor } from './carlines/formentor'
import { formentorVz } from './carlines/formentor-vz'
import { leon } from './carlines/leon'
import { leonSportstourer } from './carlines/leon-sportstourer'
import { raval } from './carlines/raval'
import { tavascan } from './carlines/tavascan'
import { terramar } from './carlines/terramar'
import type { CatalogueCarline } from './types'
import { typeset } from './typeset'

/** Every catalogue whose ids and codes can still be read, oldest first. Append only: a code holds the position. */
export const CATALOGUE_VERSIONS: readonly string[] = ['2026a', '2026b', '2027a']

/** The catalogue of today: what new ids and codes spell. */
export const CATALOGUE_VERSION = '2027a'

/** First day and last day of the prices of this catalogue. */
export const CATALOGUE_VALIDITY = { from: '2026-10-01', to: '2027-03-31' } as const

const all: readonly CatalogueCarline[] = typeset([
  formentor,
  formentorVz,
  terramar,
  tavascan,
  born,
  raval,
  leon,
  leonSportstourer,
])

export const catalogue: ReadonlyMap<SoldCarline, CatalogueCarline> = new Map(
  SOLD_CARLINES.flatMap((code) => {
    const carline = all.find((one) => one.code === code)
    return carline ? [[code, carline] as const] : []
  }),
)
