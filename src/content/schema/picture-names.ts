import { DAY_PAINTS } from '@/brand/car-pictures'
import { CARLINE_NAMES, CARLINE_SLUGS, type Cabin, MODELLED_CARLINES, type ModelledCarline } from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'
import type { Bilingual } from '@/domain/language'
import {
  CABIN_DETAILS,
  CAR_DETAILS,
  type CabinDetail,
  type CarDetail,
  cabinDetail,
  carDetail,
  type PictureDetail,
} from './picture-details'

/** The studio's pictures of a car that editors may use (docs/studio.md), and what each shows. */
export const CAR_SHOTS = ['hero', 'rear', 'teaser', 'card', 'close-front', 'close-rear', 'close-wheel'] as const
/** The car by day on white paper, to stand on the page's own ground. */
export const DAY_SHOTS = ['day-front', 'day-side', 'day-rear'] as const
const CABIN_SHOTS = ['seats', 'dash', 'stitch', ...CABIN_DETAILS] as const
/** What is sewn: its seam from close by is the same in every cabin. */
const MATERIALS = ['cloth', 'microfibre', 'leather', 'bucket'] as const
/** The cabins in the interiors that they are sold with. */
const CABINS = [
  'sport-cloth', 'sport-microfibre', 'sport-leather', 'sport-bucket',
  'electric-cloth', 'electric-microfibre', 'electric-bucket',
  'grand-cloth', 'grand-microfibre', 'grand-leather',
] as const // biome-ignore format: one cabin, one line

export type CarShot = (typeof CAR_SHOTS)[number]
type DayShot = (typeof DAY_SHOTS)[number]
type CabinShot = (typeof CABIN_SHOTS)[number]
type Material = (typeof MATERIALS)[number]
type AnyCarShot = CarShot | DayShot | CarDetail
export type Shot = AnyCarShot | CabinShot
/** All that an editor may choose from. */
export const SHOTS: readonly Shot[] = [...CAR_SHOTS, ...DAY_SHOTS, ...CAR_DETAILS, ...CABIN_SHOTS]

/** What a picture is of: a car, a cabin, which several cars share, or what its seats are made of. */
export const PICTURE_SUBJECTS = [...MODELLED_CARLINES, ...CABINS, ...MATERIALS] as const
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number]

const DAY_ANGLES: Readonly<Record<DayShot, string>> = {
  'day-front': 'w3-f34',
  'day-side': 'w1-side',
  'day-rear': 'w1-r34',
}

/** The picture that a detail is a part of. */
const WHOLE_OF = {
  'detail-lamp': 'hero',
  'detail-mirror': 'hero',
  'detail-arch': 'rear',
  screen: 'dash',
  helm: 'dash',
  console: 'dash',
} as const satisfies Record<CarDetail | CabinDetail, Shot>

/** The picture's key in public/images/cars/manifest.json; undefined when the studio draws no such picture. */
export function pictureKey(subject: string, shot: string): string | undefined {
  if (isOneOf(CABINS, subject) || isOneOf(MATERIALS, subject)) {
    const isOwn = isOneOf(CABIN_SHOTS, shot) && (shot === 'stitch') === isOneOf(MATERIALS, subject)
    return isOwn ? `interior/${subject}-${isOneOf(CABIN_DETAILS, shot) ? WHOLE_OF[shot] : shot}` : undefined
  }
  if (!isOneOf(MODELLED_CARLINES, subject)) return undefined
  const slug = CARLINE_SLUGS[subject]
  if (isOneOf(CAR_SHOTS, shot)) return `${slug}/${shot}`
  if (isOneOf(CAR_DETAILS, shot)) return `${slug}/${WHOLE_OF[shot]}`
  return isOneOf(DAY_SHOTS, shot) ? `${slug}/${DAY_PAINTS[subject]}-${DAY_ANGLES[shot]}` : undefined
}

const CAR_SHOT_WORDS: Readonly<Record<AnyCarShot, (name: string) => Bilingual>> = {
  hero: (name) => ({ fr: `${name}, vue de trois quarts avant`, nl: `${name}, schuin van voren` }),
  rear: (name) => ({ fr: `${name}, vue de trois quarts arrière`, nl: `${name}, schuin van achteren` }),
  teaser: (name) => ({ fr: `La ligne de la ${name} dans l’ombre`, nl: `De lijn van de ${name} in het donker` }),
  card: (name) => ({ fr: `${name}, entière, de trois quarts avant`, nl: `${name}, helemaal, schuin van voren` }),
  'close-front': (name) => ({
    fr: `L’avant de la ${name}, phare allumé, de près`,
    nl: `De voorkant van de ${name} met brandende koplamp, van dichtbij`,
  }),
  'close-rear': (name) => ({
    fr: `Les feux arrière de la ${name}, de près`,
    nl: `De achterlichten van de ${name}, van dichtbij`,
  }),
  'close-wheel': (name) => ({ fr: `Une jante de la ${name}, de près`, nl: `Een velg van de ${name}, van dichtbij` }),
  'day-front': (name) => ({ fr: `${name}, de trois quarts avant`, nl: `${name}, schuin van voren` }),
  'day-side': (name) => ({ fr: `${name}, de profil`, nl: `${name}, van opzij` }),
  'day-rear': (name) => ({ fr: `${name}, de trois quarts arrière`, nl: `${name}, schuin van achteren` }),
  'detail-lamp': (name) => ({ fr: `Un phare allumé de la ${name}`, nl: `Een brandende koplamp van de ${name}` }),
  'detail-mirror': (name) => ({ fr: `Le rétroviseur de la ${name}`, nl: `De buitenspiegel van de ${name}` }),
  'detail-arch': (name) => ({
    fr: `L’aile et la roue arrière de la ${name}`,
    nl: `De achterflank en het achterwiel van de ${name}`,
  }),
}

const CABIN_SHOT_WORDS: Readonly<Record<Exclude<CabinShot, 'dash'>, Bilingual>> = {
  seats: { fr: 'Les sièges', nl: 'De zetels' },
  stitch: { fr: 'Une surpiqûre', nl: 'Een stiksel' },
  screen: { fr: 'L’écran central et la carte', nl: 'Het centrale scherm met de kaart' },
  helm: { fr: 'Le volant et les compteurs', nl: 'Het stuur en de meters' },
  console: { fr: 'La console centrale', nl: 'De middenconsole' },
}

const MATERIAL_WORDS: Readonly<Record<Material, Bilingual>> = {
  cloth: { fr: 'en textile', nl: 'in stof' },
  microfibre: { fr: 'en microfibre', nl: 'in microvezel' },
  leather: { fr: 'en cuir', nl: 'in leder' },
  bucket: { fr: 'à sièges baquets', nl: 'met kuipzetels' },
}

const DASH_WORDS: Readonly<Record<Cabin, Bilingual>> = {
  sport: { fr: 'La planche de bord tournée vers le conducteur', nl: 'Het dashboard, naar de bestuurder gericht' },
  electric: { fr: 'La planche de bord basse et son écran flottant', nl: 'Het lage dashboard met zijn zwevende scherm' },
  grand: { fr: 'La large planche de bord et son long écran', nl: 'Het brede dashboard met zijn lange scherm' },
}

/** What a picture shows, where the editor did not say it better. */
export function pictureWords(subject: PictureSubject, shot: Shot): Bilingual {
  if (!isOneOf(CABINS, subject) && !isOneOf(MATERIALS, subject))
    return CAR_SHOT_WORDS[shot as AnyCarShot](CARLINE_NAMES[subject satisfies ModelledCarline])
  const [cabin, material] = isOneOf(CABINS, subject) ? (subject.split('-') as [Cabin, Material]) : [undefined, subject]
  const view = shot === 'dash' && cabin ? DASH_WORDS[cabin] : CABIN_SHOT_WORDS[shot as Exclude<CabinShot, 'dash'>]
  const inside = MATERIAL_WORDS[material]
  return { fr: `${view.fr}, habitacle ${inside.fr}`, nl: `${view.nl}, interieur ${inside.nl}` }
}

/** What is seen of a car whose paint is turned to glass. */
export function insideWords(carline: ModelledCarline): Bilingual {
  const name = CARLINE_NAMES[carline]
  return { fr: `Ce que la ${name} a sous sa peinture`, nl: `Wat de ${name} onder zijn lak heeft` }
}

/** Which part of its picture is shown; undefined for one that is shown whole. */
export function pictureDetail(subject: PictureSubject, shot: Shot): PictureDetail | undefined {
  if (isOneOf(CAR_DETAILS, shot) && isOneOf(MODELLED_CARLINES, subject)) return carDetail(subject, shot)
  if (isOneOf(CABIN_DETAILS, shot) && isOneOf(CABINS, subject)) return cabinDetail(subject.split('-')[0] as Cabin, shot)
  return undefined
}
