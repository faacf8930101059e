/** The brand's colours that carry dark words; the others carry light ones. Apart from the tokens, as breakpoints.ts is. */
export const LIGHT_GROUNDS: readonly string[] = ['desertSand', 'iridescentCopper', 'engineGrey', 'oxygenWhite']
