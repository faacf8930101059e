import { isLanguage, type Language } from '@/domain/language'
import { type SalesType, toSalesType } from '@/domain/sales-type'
import { codecs } from './codecs'
import { matchPath } from './match-path'
import type { LinkParams } from './params'
import { isRouteName, type RouteName, routeTable } from './route-table'
import { B2B_SEGMENTS } from './route-words.mjs'
import { parseSegment, templateSegments } from './trie'

/** Who a page speaks to: every address holds both. */
export interface Audience {
  readonly language: Language
  readonly salesType: SalesType
}

/** Spec §8: where an unknown route name or language leads. */
export const NOT_FOUND_PATH = '/404'

type Values = Readonly<Record<string, unknown>>

/** The decoded segments of a template with its values filled in; undefined when a value is missing or refused. */
function fill(template: string, values: Values, language: Language): string[] | undefined {
  const segments: string[] = []
  for (const part of templateSegments(template)) {
    const hole = parseSegment(part)
    if (!hole) {
      segments.push(part)
      continue
    }
    const given = values[hole.param]
    const list: readonly unknown[] = hole.many && Array.isArray(given) ? given : [given]
    for (const value of list) {
      const text = typeof value === 'string' ? codecs[hole.param]?.encode(value, language) : undefined
      if (text === undefined) return undefined
      segments.push(text)
    }
  }
  return segments
}

function buildQuery(template: string, values: Values): string {
  const inPath = new Set(templateSegments(template).map((part) => parseSegment(part)?.param))
  const query = new URLSearchParams()
  for (const [name, given] of Object.entries(values)) {
    if (inPath.has(name)) continue
    for (const value of Array.isArray(given) ? given : [given]) {
      if (['string', 'number', 'boolean'].includes(typeof value)) query.append(name, String(value))
    }
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function assemble(name: RouteName, values: Values, { language, salesType }: Audience): string {
  const template = routeTable[name].templates[language]
  const filled = fill(template, values, language)
  if (!filled) return NOT_FOUND_PATH
  const segments = salesType === 'B2B' ? [B2B_SEGMENTS[language], ...filled] : filled
  // A value can be another route's word (a tab called "test-drive"): that address would open the other route.
  if (template.includes(':') && matchPath(language, segments)?.name !== name) return NOT_FOUND_PATH
  return `/${[language, ...segments].map(encodeURIComponent).join('/')}${buildQuery(template, values)}`
}

/**
 * The address of a route: '/nl/professioneel/stock/born/42?x=1'. Parameters outside the template become the query.
 * A value that cannot stand in an address (empty, '.', '..', unknown to its codec) gives NOT_FOUND_PATH.
 */
export function buildPath<N extends RouteName>(name: N, params: LinkParams<N>, audience: Audience): string {
  return assemble(name, params, audience)
}

function listFromText(given: unknown): readonly unknown[] {
  if (typeof given === 'string') return given.split('/')
  return Array.isArray(given) ? given : []
}

/** Parameters as an editor writes them: 'formentor' for FORMENTOR, 42 for '42', 'a/b' for a list. */
function parseText(template: string, values: Values): Values {
  const parsed: Record<string, unknown> = { ...values }
  for (const part of templateSegments(template)) {
    const hole = parseSegment(part)
    if (!hole) continue
    const { param, many } = hole
    const loosen = (value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? codecs[param]?.loosen(String(value)) : undefined
    parsed[param] = many ? listFromText(values[param]).map(loosen) : loosen(values[param])
  }
  return parsed
}

/** Links of content arrive as text. An unknown name or language, or a bad value, gives NOT_FOUND_PATH. */
export function buildPathFromText(name: string, params: Values, language: string, salesType: string): string {
  const code = language.toLowerCase()
  if (!isRouteName(name) || !isLanguage(code)) return NOT_FOUND_PATH
  const values = parseText(routeTable[name].templates[code], params)
  return assemble(name, values, { language: code, salesType: toSalesType(salesType) })
}
