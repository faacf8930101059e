/** A narrow face of lines for figures and units, so that a screen looks the same on every machine. Boxes of 6 by 10, y down. */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '0': [6, 'M3 0 A3 3 0 0 1 6 3 V7 A3 3 0 0 1 0 7 V3 A3 3 0 0 1 3 0 Z'],
  '1': [3.4, 'M0.4 2 L3 0 V10'],
  '2': [6, 'M0.2 2.6 A2.9 2.6 0 0 1 5.8 2.8 C5.8 4.6 4.4 5.6 0.2 10 H6'],
  '3': [6, 'M0.4 1.8 A2.7 2.5 0 1 1 3 4.7 H2.4 M3 4.7 A2.9 2.65 0 1 1 0.2 8'],
  '4': [6.2, 'M4.4 10 V0 L0 7 H6.2'],
  '5': [6, 'M5.4 0 H0.9 L0.5 4.6 A3 3.1 0 1 1 0.2 8.2'],
  '6': [6, 'M4.6 0 C2 2 0 4.4 0 7 A3 3 0 1 0 6 7 A3 3 0 0 0 0 7'],
  '7': [5.8, 'M0 0 H5.8 L2 10'],
  '8': [6, 'M3 0 A2.5 2.35 0 1 1 3 4.7 A2.5 2.35 0 1 1 3 0 M3 4.7 A2.95 2.65 0 1 1 3 10 A2.95 2.65 0 1 1 3 4.7'],
  '9': [6, 'M1.4 10 C4 8 6 5.6 6 3 A3 3 0 1 0 0 3 A3 3 0 0 0 6 3'],
  ':': [1, 'M0.5 3 V3.1 M0.5 7.6 V7.7'],
  ',': [1, 'M0.7 9.4 L0.2 11.2'],
  '/': [4, 'M0 10.8 L4 -0.4'],
  '°': [2.6, 'M1.3 0 A1.3 1.3 0 1 1 1.3 2.6 A1.3 1.3 0 1 1 1.3 0'],
  '%': [
    7,
    'M6 0 L1 10 M1.6 0 A1.6 1.8 0 1 1 1.6 3.6 A1.6 1.8 0 1 1 1.6 0 M5.4 6.4 A1.6 1.8 0 1 1 5.4 10 A1.6 1.8 0 1 1 5.4 6.4',
  ],
  '-': [3.4, 'M0 5.4 H3.4'],
  D: [5.8, 'M0 0 H2.4 A3.4 5 0 0 1 2.4 10 H0 Z'],
  L: [4.6, 'M0 0 V10 H4.6'],
  N: [5.8, 'M0 10 V0 L5.8 10 V0'],
  P: [5.2, 'M0 10 V0 H2.6 A2.6 2.8 0 0 1 2.6 5.6 H0'],
  R: [5.4, 'M0 10 V0 H2.6 A2.6 2.7 0 0 1 2.6 5.4 H0 M2.6 5.4 L5.4 10'],
  S: [5.6, 'M5.4 1.8 A2.6 2.3 0 1 0 2.8 4.8 A2.8 2.6 0 1 1 0 8'],
  W: [8.4, 'M0 0 L2 10 L4.2 2 L6.4 10 L8.4 0'],
  h: [4.6, 'M0 0 V10 M0 6.2 A2.3 2.4 0 0 1 4.6 6.2 V10'],
  k: [4.2, 'M0 0 V10 M4 4 L0 7.4 M1.4 6.3 L4.2 10'],
  m: [7.6, 'M0 10 V4 M0 6 A1.9 2.1 0 0 1 3.8 6 V10 M3.8 6 A1.9 2.1 0 0 1 7.6 6 V10'],
  ' ': [2.6, ''],
}
const GAP = 1.9

export const isWritable = (text: string): boolean => [...text].every((letter) => letter in GLYPHS)

export const textWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, letter) => sum + (GLYPHS[letter]?.[0] ?? 0) + GAP, -GAP) * height) / 10

/** The lines of a text, each with how far it stands to the right, for letters 10 high. */
export function textPaths(text: string): { path: string; x: number }[] {
  let x = 0
  return [...text].flatMap((letter) => {
    const glyph = GLYPHS[letter]
    if (!glyph) throw new Error(`The face has no ${letter}`)
    const from = x
    x += glyph[0] + GAP
    return glyph[1] ? [{ path: glyph[1], x: from }] : []
  })
}
