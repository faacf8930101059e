import { CARLINE_NAMES, MODELLED_CARLINES, type ModelledCarline } from '@/domain/carline'
import { born } from './carlines/born'
import { formentor } from './carlines/formentor'
import { formentorVz } from './carlines/formentor-vz'
import { leon } from './carlines/leon'
import { leonSportstourer } from './carlines/leon-sportstourer'
import { raval } from './carlines/raval'
import { tavascan } from './carlines/tavascan'
import { terramar } from './carlines/terramar'
import type { CarlineFacts, CatalogueCarline } from './types'

/** Every catalogue whose ids and codes can still be read, oldest first. Append only: a code holds the position. */
export const CATALOGUE_VERSIONS: readonly string[] = ['2026a', '2026b', '2027a']

/** The catalogue of today: what new ids and codes spell. */
export const CATALOGUE_VERSION = '2027a'

interface Validity {
  readonly from: string
  readonly to: string
}

/** First day and last day of the prices of each catalogue. */
const VALIDITIES: Readonly<Record<string, Validity>> = {
  '2026a': { from: '2026-01-01', to: '2026-05-31' },
  '2026b': { from: '2026-06-01', to: '2026-09-30' },
  '2027a': { from: '2026-10-01', to: '2027-03-31' },
}

export function findValidity(catalogueVersion: string): Validity {
  const validity = VALIDITIES[catalogueVersion]
  if (!validity) throw new Error(`Catalogue ${catalogueVersion} has no validity`)
  return validity
}

/** Of the catalogue of today. */
export const CATALOGUE_VALIDITY = findValidity(CATALOGUE_VERSION)

/** The catalogue that held on a day: the oldest one for the days before it. */
export function catalogueOn(date: string): string {
  return CATALOGUE_VERSIONS.findLast((version) => findValidity(version).from <= date) ?? CATALOGUE_VERSIONS[0] ?? ''
}

/** The file of each carline on sale. */
const FACTS: Readonly<Record<ModelledCarline, CarlineFacts>> = {
  FORMENTOR: formentor,
  FORMENTORVZ: formentorVz,
  TERRAMAR: terramar,
  TAVASCAN: tavascan,
  BORN: born,
  RAVAL: raval,
  LEON: leon,
  LEONBREAK: leonSportstourer,
}

export const catalogue: ReadonlyMap<ModelledCarline, CatalogueCarline> = new Map(
  MODELLED_CARLINES.map((code) => [code, { code, name: CARLINE_NAMES[code], ...FACTS[code] }]),
)
