import { useTranslation } from 'next-i18next/pages'
import { useQuotes } from '@/data/configurator/hooks'
import { type Calculation, readCalculation } from '@/domain/calculation'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { Calculator } from '@/money/Calculator'
import { termsQuery } from '@/money/calculator-queries'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { useCostedCar } from './costed-car'
import { carNumber, OneCarPage } from './OneCarPage'
import { withOfferedProduct } from './with-offered-product'

export default function CalculationView({ params }: { readonly params: RouteParams<'financing.calculation'> }) {
  const offered = useOfferedProducts()
  const asked = readCalculation(params.calculation)
  return asked ? <RequestedCalculation key={params.calculation} asked={withOfferedProduct(asked, offered)} /> : null
}

function RequestedCalculation({ asked }: { asked: Calculation }) {
  const { t } = useTranslation('financing')
  const { car, ...terms } = asked
  const audience = useAudience()
  const { data } = useQuotes(termsQuery(audience, asked))
  const { costed, picture } = useCostedCar(car)
  const carline = data?.offers[0]?.carline_code
  const name = isSoldCarline(carline) ? CARLINE_NAMES[carline] : undefined
  const title = t('calculation.title', { car: name ?? carNumber(car), product: t(`product.${terms.product}`) })
  return (
    <OneCarPage car={car} carline={carline} title={title} picture={picture}>
      <Calculator car={car} terms={terms} wltp={costed?.wltp} />
    </OneCarPage>
  )
}
