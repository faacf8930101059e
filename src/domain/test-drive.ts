import type { Bilingual } from './language'

/**
 * What dealers have agreed to for a test drive, as a sentence says it. Texts of editors name it (`{testDrive.duration}`), so that every
 * page says the same; the words of the interface are held to it by a test.
 */
export const TEST_DRIVE = {
  duration: { fr: 'une heure', nl: 'een uur' },
  /** How long the driver has had a licence B at least. */
  licence: { fr: 'un an', nl: 'één jaar' },
} as const satisfies Readonly<Record<string, Bilingual>>
