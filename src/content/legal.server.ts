import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { readRichText } from './rich-text'
import { store } from './store.server'
import type { LegalEntry } from './types'

/** Spec §3, legal entry. Undefined when no entry has this key. */
export async function readLegal(
  key: string,
  language: Language,
  salesType: SalesType = 'B2C',
): Promise<LegalEntry | undefined> {
  const found = (await store.legal()).find(({ slug }) => slug === key)
  if (!found) return undefined
  const { node } = found.entry.representative[language]
  return { key, data: { representative: readRichText(node, { language, salesType }) } }
}

/** The key of the entry that a route shows in its financial disclaimer; undefined when it shows none. */
export async function legalKeyOf(route: string): Promise<string | undefined> {
  const entries = await store.legal()
  return entries.find(({ entry }) => (entry.routes as readonly string[]).includes(route))?.slug
}
