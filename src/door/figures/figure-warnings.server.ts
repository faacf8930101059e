import type { QueryClient } from '@tanstack/react-query'
import { findHardCodedFigures } from '@/content/check/hard-coded-figures.server'
import type { Warning } from '@/content/check/warnings.server'
import type { ContentReader } from '@/content/store/reader.server'
import { type FigureRequest, figureName } from '@/content/text/figure-names'
import { createQueryClient } from '@/data/query-client'
import type { Audience } from '@/routing/build-path'
import { buildsFor, type CatalogueFacts, factsFor, listMeasures } from './catalogue-facts.server'

/** The catalogue says the same to everyone; prices are compared with and without VAT. */
const AUDIENCE: Audience = { language: 'fr', salesType: 'B2C' }

/**
 * Figures of the cars that an editor typed: one that says something else than the catalogue contradicts every page that
 * names it, one that says the same will do so after the next change of the catalogue.
 *
 * @param only the one entry to look through, as in `pages/homepage`; left out: all of them
 */
export async function findFigureWarnings(
  reader?: ContentReader,
  only?: string,
  queryClient: QueryClient = createQueryClient(),
): Promise<readonly Warning[]> {
  const typed = await findHardCodedFigures(reader, only)
  const facts = await factsFor(
    typed.map(({ request }) => request),
    AUDIENCE,
    queryClient,
  )
  return typed.flatMap(({ file, field, sentence, request, values }) => {
    const known = figureValues(request, facts)
    if (known.length === 0) return []
    const isSame = values.length > 0 && values.every((value) => known.includes(value))
    const [low, high] = [Math.min(...known), Math.max(...known)]
    const span = low === high ? String(low) : `${low}–${high}`
    return [
      {
        file,
        field,
        kind: isSame ? 'figure_typed' : 'figure_contradicts',
        found: `${sentence} ({${figureName(request)}} = ${span})`,
      },
    ]
  })
}

/** Each version's, as the service says it. */
function figureValues(request: FigureRequest, facts: CatalogueFacts): readonly number[] {
  const { figure } = request
  const builds = buildsFor(request, facts)
  if (figure === 'wltp') return []
  if (figure === 'price') return builds.flatMap(({ price }) => [price.incl, price.excl])
  return listMeasures(figure, builds).flatMap(({ value, max }) => (max === undefined ? [value] : [value, max]))
}
