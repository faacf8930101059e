import { CARLINE_NAMES, CARLINE_SLUGS, SOLD_CARLINES, type SoldCarline } from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'
import type { Bilingual } from '@/domain/language'

/** The studio's pictures of a car that editors may use (docs/studio.md), and what each shows. */
export const CAR_SHOTS = ['hero', 'rear', 'teaser', 'card', 'close-front', 'close-rear', 'close-wheel'] as const
export const CABIN_SHOTS = ['seats', 'dash', 'stitch'] as const
const CABINS = ['cloth', 'microfibre', 'leather', 'bucket'] as const

export type CarShot = (typeof CAR_SHOTS)[number]
type CabinShot = (typeof CABIN_SHOTS)[number]
type Cabin = (typeof CABINS)[number]
export type Shot = CarShot | CabinShot

/** What a picture is of: a car, or an interior, which is the same in all cars. */
export const PICTURE_SUBJECTS = [...SOLD_CARLINES, ...CABINS] as const
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number]

/** The picture's key in public/images/cars/manifest.json; undefined when the studio draws no such picture. */
export function pictureKey(subject: string, shot: string): string | undefined {
  if (isOneOf(CABINS, subject)) return isOneOf(CABIN_SHOTS, shot) ? `interior/${subject}-${shot}` : undefined
  if (!isOneOf(SOLD_CARLINES, subject) || !isOneOf(CAR_SHOTS, shot)) return undefined
  return `${CARLINE_SLUGS[subject]}/${shot}`
}

const CAR_SHOT_WORDS: Readonly<Record<CarShot, (name: string) => Bilingual>> = {
  hero: (name) => ({ fr: `${name}, vue de trois quarts avant`, nl: `${name}, schuin van voren` }),
  rear: (name) => ({ fr: `${name}, vue de trois quarts arrière`, nl: `${name}, schuin van achteren` }),
  teaser: (name) => ({ fr: `La ligne de la ${name} dans l’ombre`, nl: `De lijn van de ${name} in het donker` }),
  card: (name) => ({ fr: `${name}, entière, de trois quarts avant`, nl: `${name}, helemaal, schuin van voren` }),
  'close-front': (name) => ({ fr: `Le regard de la ${name}, de près`, nl: `De blik van de ${name}, van dichtbij` }),
  'close-rear': (name) => ({
    fr: `Les feux arrière de la ${name}, de près`,
    nl: `De achterlichten van de ${name}, van dichtbij`,
  }),
  'close-wheel': (name) => ({ fr: `Une jante de la ${name}, de près`, nl: `Een velg van de ${name}, van dichtbij` }),
}

const CABIN_WORDS: Readonly<Record<Cabin, Bilingual>> = {
  cloth: { fr: 'en textile', nl: 'in stof' },
  microfibre: { fr: 'en microfibre', nl: 'in microvezel' },
  leather: { fr: 'en cuir', nl: 'in leder' },
  bucket: { fr: 'à sièges baquets', nl: 'met kuipstoelen' },
}

const CABIN_SHOT_WORDS: Readonly<Record<CabinShot, Bilingual>> = {
  seats: { fr: 'Les sièges', nl: 'De zetels' },
  dash: { fr: 'La planche de bord', nl: 'Het dashboard' },
  stitch: { fr: 'Une surpiqûre cuivrée', nl: 'Een koperkleurig stiksel' },
}

/** What a picture shows, where the editor did not say it better. */
export function pictureWords(subject: PictureSubject, shot: Shot): Bilingual {
  if (!isOneOf(CABINS, subject)) return CAR_SHOT_WORDS[shot as CarShot](CARLINE_NAMES[subject satisfies SoldCarline])
  const [view, cabin] = [CABIN_SHOT_WORDS[shot as CabinShot], CABIN_WORDS[subject]]
  return { fr: `${view.fr}, habitacle ${cabin.fr}`, nl: `${view.nl}, interieur ${cabin.nl}` }
}
