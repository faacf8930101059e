/** The face by its name, and by that of its packages @fontsource/… and @fontsource-variable/…, from which its files are made. */
export const FACE = { name: 'Sora', package: 'sora' } as const
