import { useAudience } from '@/routing/CurrentRoute'
import { type DesignWords, fr } from './words.fr'
import { nl } from './words.nl'

export function useWords(): DesignWords {
  return useAudience().language === 'fr' ? fr : nl
}

/** Puts values where a text has their names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
