import type { PictureView } from '@/contract/common'
import type { CategoryCode } from '@/contract/configured-car'
import type { ModelledCarline } from '@/domain/carline'
import type { Duration } from '@/domain/finance-terms'
import type { Drive, Gearbox, TaxedFuel } from '@/domain/fuel-type'
import type { Bilingual } from '@/domain/language'
import type { PaintKey, Swatch } from './paints'

/** Integer euro cents, VAT included: the unit of every amount inside the backend. */
export type Cents = number

/** What a visitor picks besides the version. A pack brings other items; a service is bought with the car. */
export type ItemKind = 'paint' | 'wheel' | 'interior' | 'pack' | 'option' | 'edition' | 'service'

export interface CatalogueItem {
  /** Unique within a carline, upper case letters and digits, 3 to 6 long: 'PETR', 'W19A', 'OPANO'. */
  readonly code: string
  readonly kind: ItemKind
  readonly category: Exclude<CategoryCode, 'version'>
  readonly title: Bilingual
  readonly description?: Bilingual
  readonly price: Cents
  /** Versions it can be ordered with; all when absent. */
  readonly versions?: readonly string[]
  /** Versions that carry it as standard (price 0 there). */
  readonly standardOn?: readonly string[]
  readonly swatch?: Swatch
  /** The studio's key for this paint, wheel or interior. */
  readonly pictureKey?: string
  /** From where it can be seen on the car; absent for what cannot be seen, and for what shows by itself. */
  readonly seenFrom?: PictureView
  /** From where it would be seen if the studio drew it; absent for what is drawn and for what cannot be seen. */
  readonly notDrawn?: readonly PictureView[]
  readonly tags?: readonly ('new' | 'popular' | 'edition' | 'sport')[]
  /** No longer ordered: kept so that old codes still read. What takes its place, when something does. */
  readonly retired?: { readonly replacedBy?: string }
  /** Effect on the WLTP figures of the car: g/km, and per mille on consumption and range. */
  readonly wltp?: { readonly co2: number; readonly consumptionPermille: number }
}

/**
 * requires: `of` needs one of `any` (two rules when it needs two things). excludes: `of` and each of `all` cannot be together.
 * includes: `of` brings `all`, whose price it covers; never a paint, wheel or interior, of which there is always one.
 * replaces: taking `of` takes `all` out without a conflict, standard equipment too.
 * Each `why` reads well whichever of the items the visitor is looking at.
 */
export type Rule =
  | { readonly kind: 'requires'; readonly subject: string; readonly any: readonly string[]; readonly why: Bilingual }
  | { readonly kind: 'excludes'; readonly subject: string; readonly all: readonly string[]; readonly why: Bilingual }
  | { readonly kind: 'includes'; readonly subject: string; readonly all: readonly string[] }
  | { readonly kind: 'replaces'; readonly subject: string; readonly all: readonly string[]; readonly why: Bilingual }

export interface CatalogueVersion {
  /** Unique within a carline, upper case letters and digits: 'V150M'. */
  readonly code: string
  /** The maker's model code, as on an order form. */
  readonly modelCode: string
  readonly title: Bilingual
  readonly trimLine: string
  readonly edition?: string
  readonly fuelType: TaxedFuel
  readonly gearbox: Exclude<Gearbox, 'other'>
  readonly drive: Exclude<Drive, 'other'>
  readonly engine: {
    readonly title: Bilingual
    readonly powerKw: number
    readonly torqueNm: number
    readonly displacementCc?: number
    readonly cylinders?: number
    readonly fiscalHp: number
    /** Of a plug-in hybrid: its combustion engine alone. */
    readonly combustionKw?: number
  }
  readonly tankL?: number
  readonly battery?: { readonly netKwh: number; readonly grossKwh: number }
  readonly charging?: { readonly acKw: number; readonly dcKw: number; readonly dc10to80Min: number }
  readonly performance: { readonly zeroTo100S: number; readonly topSpeedKmh: number }
  readonly wltp: {
    readonly co2: number
    readonly consumption?: number
    readonly electricConsumption?: number
    readonly range?: number
    readonly euroNorm: string
    readonly energyClass?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
  }
  readonly massKg: number
  /** Maximum authorised mass. */
  readonly maxMassKg: number
  readonly bootL: number
  readonly price: Cents
  readonly highlights: readonly Bilingual[]
  /** Codes the base configuration has chosen: one paint, one wheel, one interior; nothing that costs extra. */
  readonly start: { readonly paint: string; readonly wheel: string; readonly interior: string }
  /** Codes of standard equipment this version has beyond the lower one. */
  readonly standards: readonly string[]
  /** The version whose equipment this one builds on; absent for the entry of a line. */
  readonly basedOn?: string
  readonly deliveryWeeks: { readonly min: number; readonly max: number }
  /** No longer built: kept so that old codes still read. The version that takes its place. */
  readonly retired?: { readonly replacedBy: string }
}

export interface StandardItem {
  readonly code: string
  readonly group: 'safety' | 'comfort' | 'technology' | 'exterior' | 'interior' | 'driving'
  readonly title: Bilingual
}

/** Everything that the backend knows of a carline: what its file under carlines/ says. */
export interface CarlineFacts {
  /** Its number in public codes, from 0 to 15. Never changed and never given to another carline. */
  readonly codePosition: number
  readonly family: string
  readonly body: Bilingual
  readonly seats: number
  readonly modelYear: number
  readonly dimensionsMm: {
    readonly length: number
    readonly width: number
    readonly height: number
    readonly wheelbase: number
  }
  /** 3 to 5 on sale. Append only, at most 8, retired ones included: a code holds positions. */
  readonly versions: readonly [CatalogueVersion, CatalogueVersion, CatalogueVersion, ...CatalogueVersion[]]
  /**
   * On sale: 6 paints, 3 wheels, 3 interiors, 10 others, a service among them, at least. Append only, at most 8 paints, 4
   * wheels, 4 interiors and 16 others, retired ones included: a code holds positions.
   */
  readonly items: readonly CatalogueItem[]
  readonly rules: readonly Rule[]
  readonly standards: readonly StandardItem[]
  /** The paint of its editorial pictures and of the car beside its "from" price. */
  readonly presentedPaint: PaintKey
  /** Residual value at 15,000 km a year, per cent of the list price, by months: what a lessor expects the car to fetch. */
  readonly residualPercent: Readonly<Record<Duration, number>>
  /** How often it stands in the demonstration stock, beside the other carlines. */
  readonly stockWeight: number
}

/** Of another catalogue, or a small one for a test, as well: with any number of versions. */
export interface CatalogueCarline extends Omit<CarlineFacts, 'versions'> {
  readonly versions: readonly CatalogueVersion[]
  readonly code: ModelledCarline
  readonly name: string
}
