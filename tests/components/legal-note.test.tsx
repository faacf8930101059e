import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { LegalNote } from '@/components/LegalNote'
import type { PartKind } from '@/contract/common'
import { AUDIENCES } from '@/routing/audiences'

/**
 * What the note says of a part of the price that no buyer can leave out (code of economic law, art. VI.3 to VI.6). The car itself and
 * what is chosen for it need no word; nor does a reduction, which is shown by itself.
 */
const TOLD: Readonly<Record<PartKind, Readonly<Record<'fr' | 'nl', string>> | undefined>> = {
  base: undefined,
  paint: undefined,
  wheel: undefined,
  interior: undefined,
  option: undefined,
  pack: undefined,
  edition: undefined,
  service: undefined,
  discount: undefined,
  delivery: { fr: 'frais de livraison', nl: 'leveringskosten' },
}

it.each(AUDIENCES)('the note names each compulsory part of a price to $salesType in $language', (audience) => {
  const { container } = renderInSite(<LegalNote />, audience)
  const told = Object.values(TOLD).flatMap((words) => (words ? [words[audience.language]] : []))
  for (const words of told) expect(container).toHaveTextContent(words)
})
