import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'next-i18next/pages'
import { Calculator } from '@/components/finance/Calculator'
import { boundsQuery } from '@/components/finance/calculator-queries'
import { RouteButton } from '@/components/RouteButton'
import { readCalculation } from '@/domain/calculation'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import type { CalculationViewProps } from './CalculationView.props'
import { FinancePage } from './FinancePage'

/** One calculation under an address of its own: to send, to print, and the answer of the form without JavaScript. */
export default function CalculationView({ params }: CalculationViewProps) {
  const asked = readCalculation(params.calculation)
  return asked ? <Asked key={params.calculation} asked={asked} /> : null
}

function Asked({ asked }: { asked: NonNullable<ReturnType<typeof readCalculation>> }) {
  const { t } = useTranslation('financing')
  const { car, ...terms } = asked
  const { data } = useQuery(boundsQuery(useAudience(), asked))
  const carline = data?.offers[0]?.carline_code
  const name = isSoldCarline(carline) ? CARLINE_NAMES[carline] : undefined
  const number = 'commission_id' in car ? car.commission_id : car.cupra_code
  const title = t('calculation.title', { car: name ?? number, product: t(`product.${terms.product}`) })
  return (
    <FinancePage
      title={title}
      documentTitle={`${title} (${number})`}
      note={t('calculation.number', { number })}
      lead={t('calculation.lead')}
    >
      <Calculator car={car} terms={terms} />
      <Cluster>
        {'cupra_code' in car && (
          <RouteButton to="car-configurator.offer" params={{ cupra_code: car.cupra_code }}>
            {t('calculation.see_car')}
          </RouteButton>
        )}
        {'commission_id' in car && isSoldCarline(carline) && (
          <RouteButton to="stock.vehicle" params={{ modelName: carline, commissionId: car.commission_id }}>
            {t('calculation.see_car')}
          </RouteButton>
        )}
        <RouteButton to="financial-solutions" variant="secondary">
          {t('calculation.solutions')}
        </RouteButton>
      </Cluster>
    </FinancePage>
  )
}
