import type { PictureView } from '@/contract/common'
import { announcedWords } from '@/domain/announced-carline'
import { CARLINE_CABINS, type Cabin, type CarlineCode, picturedCarline } from '@/domain/carline'
import type { Bilingual, Language } from '@/domain/language'

export interface PictureSubject {
  readonly carline: CarlineCode
  readonly body: Bilingual
  readonly look: Readonly<Record<'paint' | 'wheel' | 'interior', { readonly title: Bilingual }>>
  /** A model of clay has neither paint nor wheels of a name. */
  readonly isClay?: boolean
}

/** What is seen where the car's own choices are not what it is about. */
const SCENES = {
  hero: { fr: 'de trois quarts avant, tous phares allumés, dans un studio sombre', nl: 'schuin van voren met de lichten aan, in een donkere studio' },
  rear: { fr: 'de trois quarts arrière, feux allumés, dans un studio sombre', nl: 'schuin van achteren met de lichten aan, in een donkere studio' },
  teaser: { fr: 'de profil dans le noir, sa ligne soulignée par la lumière', nl: 'van opzij in het donker, de lijnen getekend door licht' },
  card: { fr: 'entière, de trois quarts avant, phares allumés, dans un studio sombre', nl: 'helemaal in beeld, schuin van voren met de lichten aan, in een donkere studio' },
  'close-front': { fr: 'phare avant en gros plan', nl: 'koplamp van dichtbij' },
  'close-rear': { fr: 'feu arrière en gros plan', nl: 'achterlicht van dichtbij' },
  'close-wheel': { fr: 'jante et passage de roue en gros plan', nl: 'velg en wielkast van dichtbij' },
} as const satisfies Partial<Record<PictureView, Bilingual>> // biome-ignore format: one scene, one line

const INSIDE = {
  'int-seats': { fr: 'Sièges avant', nl: 'Voorzetels' },
  'int-stitch': { fr: 'Surpiqûre d’un siège en gros plan', nl: 'Stiknaad van een zetel van dichtbij' },
} as const satisfies Partial<Record<PictureView, Bilingual>> // biome-ignore format: one scene, one line

const DASHBOARDS = {
  sport: { fr: 'Poste de conduite tourné vers le conducteur, cadrans sous une casquette et aérateurs ronds', nl: 'Naar de bestuurder gericht dashboard met meters onder een kap en ronde luchtroosters' },
  electric: { fr: 'Planche de bord basse avec un écran flottant et un petit afficheur derrière un volant carré', nl: 'Laag dashboard met een zwevend scherm en een klein display achter een vierkant stuur' },
  grand: { fr: 'Large planche de bord avec un long écran d’un seul tenant et un décor en bois', nl: 'Breed dashboard met één lang scherm en houten sierlijst' },
} as const satisfies Record<Cabin, Bilingual> // biome-ignore format: one cabin, one line

/** Where the angle is what tells one picture of a car from the next. */
const ANGLES = {
  'ext-f34': { fr: 'de trois quarts avant', nl: 'schuin van voren' },
  'ext-side': { fr: 'de profil', nl: 'van opzij' },
  'ext-r34': { fr: 'de trois quarts arrière', nl: 'schuin van achteren' },
  'ext-front': { fr: 'de face', nl: 'van voren' },
  'ext-rear': { fr: 'de dos', nl: 'van achteren' },
  'ext-low34': { fr: 'de trois quarts, au ras du sol', nl: 'schuin van voren, laag bij de grond' },
  'ext-wheel': { fr: 'roue avant en gros plan', nl: 'voorwiel van dichtbij' },
} as const satisfies Partial<Record<PictureView, Bilingual>>

const has = <T extends object>(table: T, view: string): view is Extract<keyof T, string> => Object.hasOwn(table, view)

/** Says what the picture is meant to show, for whoever does not see it. */
export function pictureAlt(
  view: PictureView,
  { carline, body, look, isClay }: PictureSubject,
  language: Language,
): string {
  const { name } = announcedWords(carline, language)
  const choice = (kind: keyof PictureSubject['look']) => lowerFirst(look[kind].title[language])
  if (has(SCENES, view)) return `${name}, ${SCENES[view][language]}`
  if (view === 'int-dash')
    return `${DASHBOARDS[CARLINE_CABINS[picturedCarline(carline) ?? 'FORMENTOR']][language]}, ${choice('interior')}`
  if (has(INSIDE, view)) return `${INSIDE[view][language]}, ${choice('interior')}`
  if (!has(ANGLES, view)) return `${name}, ${body[language]}`
  if (isClay)
    return [name, ANGLES[view][language], language === 'fr' ? 'maquette en argile' : 'model in klei'].join(', ')
  const paint = `${language === 'fr' ? 'peinture' : 'lak'} ${look.paint.title[language]}`
  return [name, ANGLES[view][language], paint, choice('wheel')].join(', ')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
