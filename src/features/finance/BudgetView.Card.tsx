import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import type { Simulation } from '@/contract/configurator'
import type { Budget } from '@/domain/budget'
import { writeCalculation } from '@/domain/calculation'
import { formatNumber } from '@/i18n/format'
import { CompanyTaxLine } from '@/money/CompanyTaxLine.late'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'
import { settledCo2 } from '@/money/settled-co2'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Card, CardBody } from '@/ui/Card'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Note } from '@/ui/Text'

/** For three, two, or one card per row. */
const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 100vw'

/** A car within the budget: configurable or in stock. */
export function AffordableCard({ offer, budget }: { readonly offer: Simulation; readonly budget: Budget }) {
  const { t } = useTranslation('how-buy')
  const { language } = useAudience()
  const { car, cupra_code, carline_code, cash_price } = offer
  if (!car) return null
  const { commission_id, price_list } = car
  // A car in stock has an offer price, which differs from its list price.
  const listPrice = price_list ?? (commission_id ? undefined : cash_price)
  const { product, duration, mileage, deposit } = budget
  const calculation = writeCalculation({
    car: commission_id ? { commission_id } : { cupra_code },
    product,
    duration,
    mileage,
    deposit,
  })
  return (
    <Card as="article" $open aria-label={`${car.title} (${commission_id ?? cupra_code})`}>
      {car.picture && <CarPicture picture={car.picture} sizes={SIZES} />}
      <CardBody>
        <Heading level={3} size="m">
          {car.title}
        </Heading>
        <Price money={cash_price} withIncl />
        <WltpLine wltp={car.wltp} brief />
        <MonthlyFigure monthly={monthlyPayment(offer)} form="listed" />
        {listPrice && (
          <CompanyTaxLine
            car={commission_id ? { commission_id } : { cupra_code }}
            catalogValue={listPrice.incl}
            fuel={car.fuel_type}
            co2={settledCo2(car.wltp)}
          />
        )}
        {car.count > 1 && <Note>{t('budget.count', { number: formatNumber(car.count, language) })}</Note>}
        <Cluster>
          {commission_id ? (
            <RouteButton
              to="stock.vehicle"
              params={{ modelName: carline_code, commissionId: commission_id }}
              variant="secondary"
            >
              {t('budget.see_vehicle')}
            </RouteButton>
          ) : (
            <RouteButton to="car-configurator.offer" params={{ cupra_code }} variant="secondary">
              {t('budget.see_build')}
            </RouteButton>
          )}
          <RouteLink to="financing.calculation" params={{ calculation }}>
            {t('budget.calculate')}
          </RouteLink>
        </Cluster>
      </CardBody>
    </Card>
  )
}
