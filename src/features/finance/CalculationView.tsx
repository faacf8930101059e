import { useTranslation } from 'next-i18next/pages'
import { usePictures, useQuotes } from '@/data/configurator/hooks'
import { type Calculation, readCalculation } from '@/domain/calculation'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { Calculator } from '@/money/Calculator'
import { termsQuery } from '@/money/calculator-queries'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { carPictureQuery } from './finance.prefetch'
import { carNumber, OneCarPage } from './OneCarPage'

/** One calculation of what a car comes to by month. */
export default function CalculationView({ params }: { readonly params: RouteParams<'financing.calculation'> }) {
  const asked = readCalculation(params.calculation)
  return asked ? <Asked key={params.calculation} asked={asked} /> : null
}

function Asked({ asked }: { asked: Calculation }) {
  const { t } = useTranslation('financing')
  const { car, ...terms } = asked
  const audience = useAudience()
  const { data } = useQuotes(termsQuery(audience, asked))
  const code = 'cupra_code' in car ? car.cupra_code : data?.offers[0]?.cupra_code
  const seen = usePictures(carPictureQuery(audience, code ?? ''), { enabled: code !== undefined })
  const carline = data?.offers[0]?.carline_code
  const name = isSoldCarline(carline) ? CARLINE_NAMES[carline] : undefined
  const title = t('calculation.title', { car: name ?? carNumber(car), product: t(`product.${terms.product}`) })
  return (
    <OneCarPage car={car} carline={carline} title={title} picture={seen.data?.pictures[0]}>
      <Calculator car={car} terms={terms} />
    </OneCarPage>
  )
}
