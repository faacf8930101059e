import * as z from 'zod/mini'
import type { Call } from './calls'
import { languageSchema, salesTypeSchema } from './common'
import { carsNavigationSchema, linkGroupsSchema, NAVIGATION_TYPES } from './navigation'
import { searchIndexSchema } from './search'

/** A call of the site itself. Its problems are all that it answers: none is added. */
export interface SiteCall extends Omit<Call, 'path'> {
  readonly path: `/api/${string}`
}

/** Spec §7, shell calls: what the site answers itself, from the editors' store, whichever service stands behind it. */
export const SITE_CALLS = [
  {
    name: 'navigation',
    method: 'GET',
    status: 200,
    path: '/api/navigation',
    summary: 'The models of the menu, or a group of links',
    description: 'With `type=cars` the families and their models; with `header` or `footer` that group of links.',
    query: z.object({ language: languageSchema, type: z.enum(NAVIGATION_TYPES) }),
    response: z.union([carsNavigationSchema, linkGroupsSchema]),
    problems: ['invalid_parameter', 'too_many_requests', 'internal'],
  },
  {
    name: 'search',
    method: 'GET',
    status: 200,
    path: '/api/search',
    summary: 'What the menu’s search looks through',
    description:
      'Every model, page, question and article of one language and sales type; the browser looks through it.',
    query: z.object({ language: languageSchema, sales_type: salesTypeSchema }),
    response: searchIndexSchema,
    problems: ['too_many_requests', 'internal'],
  },
] as const satisfies readonly SiteCall[]
