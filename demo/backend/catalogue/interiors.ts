import type { Bilingual } from '@/domain/language'

interface Interior {
  readonly code: string
  readonly title: Bilingual
  readonly hex: string
  readonly pictureKey: string
}

/** Seats and trim, the same throughout the range. */
export const INTERIORS = {
  cloth: {
    code: 'CLOT',
    title: { fr: 'Tissu recyclé noir', nl: 'Gerecycleerde zwarte stof' },
    hex: '#24282b',
    pictureKey: 'cloth',
  },
  microfibre: {
    code: 'MICR',
    title: { fr: 'Microfibre bleu pétrole', nl: 'Petrolblauwe microvezel' },
    hex: '#1e3b42',
    pictureKey: 'microfibre',
  },
  leather: {
    code: 'LEDR',
    title: { fr: 'Cuir noir, surpiqûres cuivre', nl: 'Zwart leder met koperkleurige stiknaden' },
    hex: '#17181a',
    pictureKey: 'leather',
  },
  bucket: {
    code: 'BUCK',
    title: { fr: 'Sièges baquets à coque en carbone', nl: 'Kuipzetels met carbonschaal' },
    hex: '#2b2b2d',
    pictureKey: 'bucket',
  },
} as const satisfies Record<string, Interior>

export type InteriorKey = keyof typeof INTERIORS
