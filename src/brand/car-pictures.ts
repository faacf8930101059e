/**
 * What has to be known of each carline's pictures. Of one that is sold, by its code: domain/carline.ts says which those are, and the compiler that
 * none is missing.
 */

/** The paint that stands out most on a light ground: a part of the names of its pictures by day. */
export const DAY_PAINTS = {
  FORMENTOR: 'copper',
  FORMENTORVZ: 'red',
  TERRAMAR: 'sand',
  TAVASCAN: 'petrol',
  BORN: 'petrol',
  RAVAL: 'copper',
  LEON: 'red',
  LEONBREAK: 'grey',
} as const

/** From the front bumper to the middle of the front wheel, in millimetres, as the line drawings show it (line.svg of a carline). */
export const FRONT_AXLES = {
  FORMENTOR: 880,
  FORMENTORVZ: 880,
  TERRAMAR: 900,
  TAVASCAN: 900,
  BORN: 805,
  RAVAL: 762,
  LEON: 885,
  LEONBREAK: 885,
} as const

/** Lamp and mirror in its picture as a hero, of the side that is nearer: the middle in per cent of width and height, and how many times as large. */
export const HERO_DETAILS = {
  FORMENTOR: { 'detail-lamp': { x: 60, y: 56, zoom: 2.6 }, 'detail-mirror': { x: 72, y: 42, zoom: 2.6 } },
  FORMENTORVZ: { 'detail-lamp': { x: 70, y: 56, zoom: 2.2 }, 'detail-mirror': { x: 86, y: 40, zoom: 2.2 } },
  TERRAMAR: { 'detail-lamp': { x: 53, y: 58, zoom: 2.6 }, 'detail-mirror': { x: 74, y: 45, zoom: 2.6 } },
  TAVASCAN: { 'detail-lamp': { x: 51, y: 57, zoom: 2.8 }, 'detail-mirror': { x: 67, y: 45, zoom: 2.8 } },
  BORN: { 'detail-lamp': { x: 58, y: 60, zoom: 2.4 }, 'detail-mirror': { x: 76, y: 46, zoom: 2.4 } },
  RAVAL: { 'detail-lamp': { x: 64, y: 60, zoom: 2.2 }, 'detail-mirror': { x: 85, y: 38, zoom: 2.2 } },
  LEON: { 'detail-lamp': { x: 67, y: 62, zoom: 2.4 }, 'detail-mirror': { x: 83, y: 42, zoom: 2.4 } },
  LEONBREAK: { 'detail-lamp': { x: 52, y: 60, zoom: 2.8 }, 'detail-mirror': { x: 66, y: 46, zoom: 2.8 } },
} as const
