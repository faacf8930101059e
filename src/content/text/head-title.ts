import type { Language } from '@/domain/language'
import { COLON } from '@/i18n/signs'

/**
 * A page's title for a list of results and a browser's tab: what it is called, then its headline. There a headline alone
 * ("Ce qui bouge") says nothing, and nobody searches for it. A headline that holds the name already stands alone.
 */
export function headTitle(name: string | null, title: string, language: Language): string {
  if (!name || title.toLowerCase().includes(name.toLowerCase())) return title
  return `${name}${COLON[language]}${title}`
}
