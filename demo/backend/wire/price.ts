import type { CatalogueItem } from '@demo/backend/catalogue/types'
import { type Clock, systemClock } from '@demo/backend/clock'
import type { Car } from '@demo/backend/engine/car'
import { type Price, priceCar } from '@demo/backend/engine/price'
import type { PriceBlock } from '@/contract/configured-car'
import type { Bilingual, Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { moneyOfAmount, toMoney } from './money'

export interface Audience {
  readonly language: Language
  readonly salesType: SalesType
}

/** Spec §3: a description that contains EDI marks an edition item. */
function partDescription(
  kind: Price['parts'][number]['kind'] | CatalogueItem['kind'],
  title: Bilingual,
  language: Language,
): string {
  return kind === 'edition' ? `EDI ${title[language]}` : title[language]
}

/**
 * The parts add up to the total exactly, incl. and excl. VAT. `discount` is the reduction that holds today: it stands
 * beside the total, not in it, so that whoever may not show reductions (PRICE_WITH_REDUCTION_CCF) has the right total.
 */
export function priceBlock(car: Car, { language, salesType }: Audience, clock: Clock = systemClock): PriceBlock {
  const price = priceCar(car, clock)
  const today = clock.today()
  const total = moneyOfAmount(price.total, today)
  return {
    base: moneyOfAmount(price.base, today),
    options: moneyOfAmount(price.options, today),
    ...(price.discountCents > 0 && { discount: toMoney(price.discountCents, today) }),
    total,
    total_price: salesType === 'B2B' ? total.excl : total.incl,
    catalog_value: total,
    parts: price.parts.map(({ code, kind, title, cents }) => ({
      code,
      kind,
      description: partDescription(kind, title, language),
      amount: toMoney(cents, today),
    })),
  }
}
