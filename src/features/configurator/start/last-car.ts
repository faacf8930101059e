import { brand } from '@/brand/brand'
import { lastingMemory } from '@/config/browser-memory'
import { parseJson } from '@/domain/parse-json'

/**
 * The last car built in this browser, so that a dead backend or a closed tab does not lose it. It is kept because the
 * visitor built it and for that alone: an id and a title, nothing about the person.
 */
export interface LastCar {
  readonly id: string
  readonly title: string
}

export const LAST_CAR_KEY = `${brand.word}.last-car`
/** Reading it as a car gives a new object each time: compare the text, not the car. */
export const keptLastCar = lastingMemory(LAST_CAR_KEY)

export function readLastCar(text: string): LastCar | undefined {
  const { id, title }: Partial<Record<keyof LastCar, unknown>> = parseJson(text) ?? {}
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined
}

export function keepLastCar({ id, title }: LastCar): void {
  keptLastCar.write(JSON.stringify({ id, title }))
}

export function forgetLastCar(): void {
  keptLastCar.write('')
}
