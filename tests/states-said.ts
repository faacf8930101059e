import type { Language } from '@/domain/language'
import type { VehicleState } from '@/domain/vehicle-state'

/** The word for each state, which every place that shows a car has to say. */
export const STATE_SAID: Readonly<Record<Language, Readonly<Record<VehicleState, string>>>> = {
  fr: {
    in_stock: 'En stock',
    arriving: 'En route',
    in_production: 'En production',
    reserved: 'Réservée',
    sold: 'vendue',
  },
  nl: {
    in_stock: 'In stock',
    arriving: 'Onderweg',
    in_production: 'In productie',
    reserved: 'Gereserveerd',
    sold: 'verkocht',
  },
}

/** What may be promised of a car that is there now and free, and of no other. */
const PROMISED_NOW =
  /(?<![\d.:])48\s(?:heures|uur)|est chez ce distributeur|staat bij deze verdeler|vous attend chez|staat klaar bij/

/** What holds of a car that nobody else has, and of no other. */
const OFFERED = /Retenir cette voiture|wagen vast\b|wagen vastleggen|En stock|In stock/

/** What the offer of a car in a state is in the words of schema.org. */
export const SCHEMA_SAID = {
  in_stock: 'https://schema.org/InStock',
  arriving: 'https://schema.org/BackOrder',
  in_production: 'https://schema.org/PreOrder',
  reserved: 'https://schema.org/Reserved',
} as const satisfies Partial<Record<VehicleState, string>>

/** How a text contradicts the state of the car that it is about; none where it does not. */
export function contradictions(text: string, state: VehicleState, language: Language): readonly string[] {
  const plain = text.replaceAll('\u00a0', ' ')
  return [
    ...(plain.includes(STATE_SAID[language][state]) ? [] : [`does not say « ${STATE_SAID[language][state]} »`]),
    ...(state !== 'in_stock' && PROMISED_NOW.test(plain) ? [`promises « ${PROMISED_NOW.exec(plain)?.[0]} »`] : []),
    ...(state === 'reserved' && OFFERED.test(plain) ? [`offers « ${OFFERED.exec(plain)?.[0]} »`] : []),
  ]
}
