import { brand } from '@/config/brand'

/**
 * The last car built in this browser, so that a dead backend or a closed tab does not lose it. It is kept because the
 * visitor built it and for that alone: an id and a title, nothing about the person.
 */
export interface LastCar {
  readonly id: string
  readonly title: string
}

export const LAST_CAR_KEY = `${brand.word}.last-car`
const CHANGED = `${LAST_CAR_KEY}.changed`

/** Reading it gives a new object each time: compare the text, not the car. */
export function lastCarText(): string | null {
  try {
    return localStorage.getItem(LAST_CAR_KEY)
  } catch {
    // Storage can be closed (private window, embedded page): then there is no last car.
    return null
  }
}

export function readLastCar(text: string | null): LastCar | undefined {
  if (text === null) return undefined
  try {
    const { id, title } = JSON.parse(text) ?? {}
    return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined
  } catch {
    return undefined
  }
}

function write(change: () => void): void {
  try {
    change()
    window.dispatchEvent(new Event(CHANGED))
  } catch {
    // Nothing is lost but the offer to come back.
  }
}

export function keepLastCar({ id, title }: LastCar): void {
  write(() => localStorage.setItem(LAST_CAR_KEY, JSON.stringify({ id, title })))
}

export function forgetLastCar(): void {
  write(() => localStorage.removeItem(LAST_CAR_KEY))
}

/** Calls back when the last car changes, in this tab or another. */
export function watchLastCar(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CHANGED, changed)
    window.removeEventListener('storage', changed)
  }
}
