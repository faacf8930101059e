import { wltpTexts } from '@/components/wltp-lines'
import type { StockVehicle } from '@/contract/stock'
import { placeOf } from '@/domain/dealer-words'
import { isZero } from '@/domain/is-zero'
import { vehicleState } from '@/domain/vehicle-state'
import { offerReduction } from '@/features/stock/card/reduction'
import { deliveryWords } from '@/features/stock/card/state-words'
import { amountFor, formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import type { Audience } from '@/routing/build-path'

/**
 * Cars in words, where there is no page around them. A reduction has its lowest price of 30 days and its last day, a price has
 * consumption and CO2 beside it. No amount by month: what the law asks beside one has no place in a line.
 */
export async function vehicleTexts({ language, salesType }: Audience) {
  const t = await translatorFor(language, ['stock', 'common', 'type'])
  const euro = (money: StockVehicle['price_offer']) => formatEuro(amountFor(money, salesType), language)
  const reductionText = (vehicle: StockVehicle) => {
    const reduction = offerReduction(vehicle)
    if (!reduction) return undefined
    const { reference, percent, valid_to } = reduction
    return [
      t('stock:discount', { percent: formatNumber(percent, language) }),
      `${t('stock:lowest_30_days')} ${euro(reference)}`,
      t('stock:valid_to', { date: formatDate(valid_to, language) }),
    ].join(SEPARATOR)
  }
  return (vehicle: StockVehicle) => {
    const { dealer, exterior, price_offer, wltp } = vehicle
    const vat = t(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
    const price = isZero(price_offer) ? t('common:price.on_request') : `${euro(price_offer)} ${vat}`
    const lines = [
      price,
      reductionText(vehicle),
      ...wltpTexts(wltp, language, t, { brief: true }),
      deliveryWords(t, vehicle, language),
      placeOf({ name: dealer.name, city: dealer.city }),
    ].filter(Boolean)
    const state = t(`type:state.${vehicleState(vehicle)}`).toLocaleLowerCase(language)
    const name = `${vehicle.title}, ${exterior.name}`
    return { name, title: `${name}, ${price}, ${state}`, text: `${lines.join('. ')}.` }
  }
}
