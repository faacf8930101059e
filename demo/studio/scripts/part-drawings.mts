import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXTRAS, type ExtraCode } from '@demo/backend/catalogue/extras'

/**
 * Line drawings of what the studio cannot render: each shows a car, a seat or a windscreen in one hand, and on it the part
 * in copper. Run it after a change here: npm run studio:parts
 */

const OUT = 'public/images/parts'
/** On a grid of 64 by 64. The muted text colour and the copper of the design's tokens. */
const LINE = '#a4b3b6'
const PART = '#d08a5b'

const SIDE =
  'M12.500 43H6q-2.500 0-2.500-3 0-5 5-6.500l9.500-2 9-7q2.500-2 6-2h9q4.500 0 7.500 3.500l6.500 7.500q4 .8 4 5V43h-4.500M44.500 43h-21M18 37.500a5.500 5.500 0 100 11 5.500 5.500 0 000-11zM50 37.500a5.500 5.500 0 100 11 5.500 5.500 0 000-11zM20.500 31.500l7-5.300q1.500-1.200 3.500-1.200h11q3 0 5 2.300l3.500 4.200z'
const FRONT =
  'M9 46v-8q0-4 3-6l5-8.500q1.500-2.500 5-2.500h20q3.500 0 5 2.500l5 8.500q3 2 3 6v8zM17 31h30M26 37h12v5H26zM12 46v4h7v-4M45 46v4h7v-4'
const REAR =
  'M9 46v-9q0-4 3-6l5-7.500q1.500-2.500 5-2.500h20q3.500 0 5 2.500l5 7.500q3 2 3 6v9zM18 30l3.500-6h21l3.500 6zM26 38h12v4H26zM12 46v4h7v-4M45 46v4h7v-4'
const SEAT =
  'M20 52q-1.500-14 0-24 .8-6 5-6h8q4 0 4.500 6l1.500 14h6q5 0 5 5v5zM25.500 22v-4q0-3.500 3.500-3.500t3.500 3.500v4M20.500 42H39'
const SCREEN = 'M8 46L18 22q1-2 3.500-2h21q2.500 0 3.500 2l10 24M5 50q27-8 54 0M21 46.500a7 7 0 0114 0'
const WHEEL =
  'M32 12a20 20 0 100 40 20 20 0 000-40zM32 20a12 12 0 100 24 12 12 0 000-24zM32 29a3 3 0 100 6 3 3 0 000-6z'
const DOCUMENT = 'M18 10h20l8 8v36H18zM38 10v8h8'

interface Drawing {
  /** What it is on. */
  readonly base: string
  readonly part: string
}

const WAVES = 'M44 20q3-3 0-6t0-6M50 20q3-3 0-6t0-6M56 20q3-3 0-6t0-6'
const FLAKE = 'M50 8v14M44 11.500l12 7M56 11.500l-12 7'

const DRAWINGS: Readonly<Partial<Record<ExtraCode, Drawing>>> = {
  PANO: { base: SIDE, part: 'M28 22.500q2-1.500 5-1.500h10q4 0 6.500 2.500M34 16l-3 5M42 15v6' },
  PANF: { base: SIDE, part: 'M27 23q2.500-2 6-2h10q4.500 0 7 3' },
  BROF: { base: SIDE, part: 'M25 24.500q3.500-3.500 8-3.500h10q5 0 8.500 4.500l4 1.500M29 23.500h17' },
  HITC: { base: SIDE, part: 'M58 45h4v-4M62 39a1.500 1.500 0 100 .1' },
  SPAR: { base: SIDE, part: 'M57 16a6 6 0 100 12 6 6 0 000-12zM57 20a2 2 0 100 4 2 2 0 000-4z' },
  AUDI: { base: WHEEL, part: 'M32 24a8 8 0 100 16 8 8 0 000-16zM55 24q5 8 0 16M9 24q-5 8 0 16' },
  CAMR: { base: REAR, part: 'M30 33.500h4v3h-4zM24 52l-6 9M40 52l6 9M21 57h22' },
  C360: {
    base: 'M23 18q0-6 9-6t9 6v28q0 6-9 6t-9-6zM25 24q7-4 14 0M25 42q7 3 14 0',
    part: 'M32 4v4M32 56v4M10 32h6M48 32h6M14 14q-8 18 0 36M50 14q8 18 0 36',
  },
  HUDP: { base: SCREEN, part: 'M24 30h14v8H24zM27 35l3-3 2 2 3-3' },
  MATX: { base: FRONT, part: 'M11 35h9l-2 3h-6zM53 35h-9l2 3h6zM8 38L1 43M9 41l-5 8M56 38l7 5M55 41l5 8' },
  HEAT: { base: SEAT, part: WAVES },
  WIND: { base: SCREEN, part: 'M24 38q3-3 0-6t0-6M32 38q3-3 0-6t0-6M40 38q3-3 0-6t0-6' },
  ELST: { base: SEAT, part: 'M46 34h12M54 30l4 4-4 4M50 30l-4 4 4 4M14 22v14M10 26l4-4 4 4M10 32l4 4 4-4' },
  TAIL: { base: SIDE, part: 'M53 26l6-13h4M56 20q-6-1-9-5' },
  CHAS: { base: SIDE, part: 'M18 50v2l-3 1.500 6 2-6 2 3 1.500V62M50 50v2l-3 1.500 6 2-6 2 3 1.500V62' },
  BRAK: { base: WHEEL, part: 'M32 24a8 8 0 100 16 8 8 0 000-16zM43 23l6 5a19 19 0 010 9l-6 4q3-9 0-18z' },
  HPMP: { base: SIDE, part: 'M30 10a5 5 0 0110 0M34 14l-4-4-4 4M40 8a5 5 0 01-10 0M36 4l4 4 4-4' },
  V2LO: { base: SIDE, part: 'M57 36q6 0 6 8v8q0 5-5 5H45M45 53v8M41 55h4M41 59h4' },
  RAIL: { base: SIDE, part: 'M28 19.500h19M31 19.500v3M44 19.500v3' },
  PKWI: { base: SEAT, part: `${FLAKE}` },
  PKTE: { base: SCREEN, part: 'M22 29h12v7H22zM42 27h5v4h-5zM44.500 31v5M40 36h9' },
  PKPE: {
    base: SIDE,
    part: 'M18 40a3 3 0 100 6 3 3 0 000-6zM50 40a3 3 0 100 6 3 3 0 000-6zM14 52h8M46 52h8M24 55h16M30 59h8',
  },
  PKAE: { base: SIDE, part: 'M3 45h9M24 46.500h20M56 45.500l6-3M52 23.500l9-1' },
  PKCO: { base: SEAT, part: 'M46 20q8 0 8 8M46 20l4-4M46 20l4 4M54 36q0 4-5 4' },
  EDTR: { base: SIDE, part: 'M32 5l9 4v6q0 5-9 8-9-3-9-8V9zM29 13l3-2v7' },
  EDPE: { base: SIDE, part: 'M36 5a8 8 0 108 10 6.500 6.500 0 01-8-10z' },
  SRV3: { base: DOCUMENT, part: 'M24 38l9-9a5 5 0 016-6l-3 3 2 2 3-3a5 5 0 01-6 6l-9 9z' },
  SRV5: { base: DOCUMENT, part: 'M24 36l9-9a5 5 0 016-6l-3 3 2 2 3-3a5 5 0 01-6 6l-9 9zM23 46h18M23 49.500h18' },
  TYRW: { base: WHEEL, part: FLAKE },
  WALL: {
    base: 'M8 8h22v34H8zM14 14h10v8H14z',
    part: 'M19 42v6q0 6 6 6h14q8 0 8-8V30M42 20h10v6q0 4-5 4t-5-4zM44.500 14v6M49.500 14v6M20 27l-3 5h4l-2 5',
  },
}

const path = (d: string, stroke: string, width: number): string =>
  `<path d="${d.replace(/(\.\d)00\b/g, '$1')}" stroke="${stroke}" stroke-width="${width}"/>`

mkdirSync(OUT, { recursive: true })
for (const code of Object.keys(EXTRAS) as ExtraCode[]) {
  const drawing = DRAWINGS[code]
  // What is not sold any more needs no drawing.
  if (!drawing) continue
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round">${path(drawing.base, LINE, 1.4)}${path(drawing.part, PART, 2.2)}</svg>\n`
  writeFileSync(join(OUT, `${code.toLowerCase()}.svg`), svg)
}
