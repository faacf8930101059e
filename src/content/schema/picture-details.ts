import { HERO_DETAILS } from '@/brand/car-pictures'
import type { Cabin, ModelledCarline } from '@/domain/carline'

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

/** Every rear is taken from the same place. */
const ARCH = at(44, 64, 2)

const IN_DASH: Readonly<Record<Cabin, Readonly<Record<CabinDetail, PictureDetail>>>> = {
  sport: { screen: at(56, 40, 2), helm: at(24, 52, 1.9), console: at(54, 74, 2) },
  electric: { screen: at(54, 38, 1.9), helm: at(24, 52, 1.9), console: at(50, 82, 2) },
  grand: { screen: at(44, 32, 1.8), helm: at(24, 54, 1.9), console: at(50, 78, 1.9) },
}

export const carDetail = (carline: ModelledCarline, detail: CarDetail): PictureDetail =>
  detail === 'detail-arch' ? ARCH : HERO_DETAILS[carline][detail]

export const cabinDetail = (cabin: Cabin, detail: CabinDetail): PictureDetail => IN_DASH[cabin][detail]
