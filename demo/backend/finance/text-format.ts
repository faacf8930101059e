import type { Cents } from '../catalogue/types'

/** Belgian figures read alike in both languages: 1.234,56 €, with a space that does not break. */
const NUMBER = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const WHOLE = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 })

export function euroText(cents: Cents): string {
  return `${NUMBER.format(cents / 100)}\u00a0€`
}

export function wholeEuroText(cents: Cents): string {
  return `${WHOLE.format(cents / 100)}\u00a0€`
}

export function percentText(percent: number): string {
  return `${NUMBER.format(percent)}\u00a0%`
}

/** 2026-11-30 -> 30/11/2026. */
export function dateText(isoDate: string): string {
  return isoDate.split('-').reverse().join('/')
}
