import { CARLINE_NAMES, CARLINE_SLUGS, type Cabin, SOLD_CARLINES, type SoldCarline } from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'
import type { Bilingual } from '@/domain/language'

/** The studio's pictures of a car that editors may use (docs/studio.md), and what each shows. */
export const CAR_SHOTS = ['hero', 'rear', 'teaser', 'card', 'close-front', 'close-rear', 'close-wheel'] as const
export const CABIN_SHOTS = ['seats', 'dash', 'stitch'] as const
/** What is sewn: its seam from close by is the same in every cabin. */
const MATERIALS = ['cloth', 'microfibre', 'leather', 'bucket'] as const
/** The cabins in the interiors that they are sold with. */
const CABINS = [
  'sport-cloth', 'sport-microfibre', 'sport-leather', 'sport-bucket',
  'electric-cloth', 'electric-microfibre', 'electric-bucket',
  'grand-cloth', 'grand-microfibre', 'grand-leather',
] as const // biome-ignore format: one cabin, one line

export type CarShot = (typeof CAR_SHOTS)[number]
type CabinShot = (typeof CABIN_SHOTS)[number]
type Material = (typeof MATERIALS)[number]
export type Shot = CarShot | CabinShot

/** What a picture is of: a car, a cabin, which several cars share, or what its seats are made of. */
export const PICTURE_SUBJECTS = [...SOLD_CARLINES, ...CABINS, ...MATERIALS] as const
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number]

/** The picture's key in public/images/cars/manifest.json; undefined when the studio draws no such picture. */
export function pictureKey(subject: string, shot: string): string | undefined {
  if (isOneOf(CABINS, subject) || isOneOf(MATERIALS, subject)) {
    const isOwn = isOneOf(CABIN_SHOTS, shot) && (shot === 'stitch') === isOneOf(MATERIALS, subject)
    return isOwn ? `interior/${subject}-${shot}` : undefined
  }
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

const CABIN_SHOT_WORDS: Readonly<Record<Exclude<CabinShot, 'dash'>, Bilingual>> = {
  seats: { fr: 'Les sièges', nl: 'De zetels' },
  stitch: { fr: 'Une surpiqûre', nl: 'Een stiksel' },
}

const MATERIAL_WORDS: Readonly<Record<Material, Bilingual>> = {
  cloth: { fr: 'en textile', nl: 'in stof' },
  microfibre: { fr: 'en microfibre', nl: 'in microvezel' },
  leather: { fr: 'en cuir', nl: 'in leder' },
  bucket: { fr: 'à sièges baquets', nl: 'met kuipstoelen' },
}

const DASH_WORDS: Readonly<Record<Cabin, Bilingual>> = {
  sport: { fr: 'La planche de bord tournée vers le conducteur', nl: 'Het dashboard, naar de bestuurder gericht' },
  electric: { fr: 'La planche de bord basse et son écran flottant', nl: 'Het lage dashboard met zijn zwevende scherm' },
  grand: { fr: 'La large planche de bord et son long écran', nl: 'Het brede dashboard met zijn lange scherm' },
}

/** What a picture shows, where the editor did not say it better. */
export function pictureWords(subject: PictureSubject, shot: Shot): Bilingual {
  if (!isOneOf(CABINS, subject) && !isOneOf(MATERIALS, subject))
    return CAR_SHOT_WORDS[shot as CarShot](CARLINE_NAMES[subject satisfies SoldCarline])
  const [cabin, material] = isOneOf(CABINS, subject) ? (subject.split('-') as [Cabin, Material]) : [undefined, subject]
  const view = shot === 'dash' && cabin ? DASH_WORDS[cabin] : CABIN_SHOT_WORDS[shot === 'stitch' ? 'stitch' : 'seats']
  const inside = MATERIAL_WORDS[material]
  return { fr: `${view.fr}, habitacle ${inside.fr}`, nl: `${view.nl}, interieur ${inside.nl}` }
}
