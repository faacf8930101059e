import type { Cabin, SoldCarline } from '@/domain/carline'

/** A part of a picture that there is: what lies around it is cut away where it is shown. */
export const CAR_DETAILS = ['detail-lamp', 'detail-mirror', 'detail-arch'] as const
export const CABIN_DETAILS = ['screen', 'helm', 'console'] as const
export type CarDetail = (typeof CAR_DETAILS)[number]
export type CabinDetail = (typeof CABIN_DETAILS)[number]

/** Which part of its picture a detail shows: its middle in per cent of the picture's width and height, and how many times as large. */
export interface PictureDetail {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const at = (x: number, y: number, zoom: number): PictureDetail => ({ x, y, zoom })

/** Each hero has a camera of its own: lamp and mirror of the side that is nearer. */
const IN_HERO: Readonly<Record<SoldCarline, Readonly<Record<Exclude<CarDetail, 'detail-arch'>, PictureDetail>>>> = {
  FORMENTOR: { 'detail-lamp': at(60, 56, 2.6), 'detail-mirror': at(72, 42, 2.6) },
  FORMENTORVZ: { 'detail-lamp': at(70, 56, 2.2), 'detail-mirror': at(86, 40, 2.2) },
  TERRAMAR: { 'detail-lamp': at(53, 58, 2.6), 'detail-mirror': at(74, 45, 2.6) },
  TAVASCAN: { 'detail-lamp': at(51, 57, 2.8), 'detail-mirror': at(67, 45, 2.8) },
  BORN: { 'detail-lamp': at(58, 60, 2.4), 'detail-mirror': at(76, 46, 2.4) },
  RAVAL: { 'detail-lamp': at(64, 60, 2.2), 'detail-mirror': at(85, 38, 2.2) },
  LEON: { 'detail-lamp': at(67, 62, 2.4), 'detail-mirror': at(83, 42, 2.4) },
  LEONBREAK: { 'detail-lamp': at(52, 60, 2.8), 'detail-mirror': at(66, 46, 2.8) },
}

/** Every rear is taken from the same place. */
const ARCH = at(44, 64, 2)

const IN_DASH: Readonly<Record<Cabin, Readonly<Record<CabinDetail, PictureDetail>>>> = {
  sport: { screen: at(56, 40, 2), helm: at(24, 52, 1.9), console: at(54, 74, 2) },
  electric: { screen: at(54, 38, 1.9), helm: at(24, 52, 1.9), console: at(50, 82, 2) },
  grand: { screen: at(44, 32, 1.8), helm: at(24, 54, 1.9), console: at(50, 78, 1.9) },
}

export const carDetail = (carline: SoldCarline, detail: CarDetail): PictureDetail =>
  detail === 'detail-arch' ? ARCH : IN_HERO[carline][detail]

export const cabinDetail = (cabin: Cabin, detail: CabinDetail): PictureDetail => IN_DASH[cabin][detail]
