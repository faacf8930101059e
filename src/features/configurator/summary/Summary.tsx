import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { LegalGuarantee } from '@/components/LegalGuarantee'
import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration } from '@/contract/configured-car'
import { usePrices } from '@/data/configurator/hooks'
import { useFeatureFlag, useFeatureFlags } from '@/data/feature-flags/hooks'
import { carName } from '@/domain/car-name'
import { isStockOpen } from '@/domain/feature-flag'
import { isZero } from '@/domain/is-zero'
import { amountFor, formatEuro } from '@/i18n/format'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { taxedPrice } from '@/money/use-company-tax'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { type CarReference, carReference } from '../car/car-reference'
import { unpricedCodes, useUnpricedAlert } from '../car/use-price-alerts'
import { CompareForm } from '../compare/CompareForm'
import { Quotes } from '../offer/Quotes'
import { SimilarStockCars } from '../offer/SimilarStockCars'
import { CarCode } from './Summary.CarCode'
import { DeliveryTime } from './Summary.DeliveryTime'
import { SummaryPictures } from './Summary.Pictures'
import { PriceTable } from './Summary.PriceTable'
import { Reduction } from './Summary.Reduction'
import { References } from './Summary.References'
import { SelectedParts } from './Summary.SelectedParts'
import { StandardEquipment } from './Summary.StandardEquipment'
import * as S from './Summary.styles'
import { CarWltp } from './Summary.Wltp'

/** Text without interaction: it needs no code, and its data is used nowhere else. */
const TechnicalData = serverHtml(() => import('./Summary.TechnicalData.late').then((module) => module.TechnicalData), {
  leavesOut: { groups: () => ({}) },
})
const CompanyTaxLine = serverHtml(() => import('@/money/CompanyTaxLine.late').then((module) => module.CompanyTaxLine))
const CarCosts = hydrateNear(() => import('@/money/CarCosts.late').then((module) => module.CarCosts))

/** The document has a link in place of the costs form, because it is at its size limit. */
const servedCosts = {
  ccf: { B2B: 'link', B2C: 'nothing' },
  offer: { B2B: 'form', B2C: 'form' },
} as const

interface SummaryProps {
  configuration: Configuration
  /** The car of the summary's queries. It may be an earlier one while the summary is out of view (useWhileNear). */
  queriedCar?: Configuration
  origin: 'ccf' | 'offer'
  children: ReactNode
}

/** The configured car: price, consumption, delivery time and code. */
export function Summary({ configuration, queriedCar = configuration, origin, children }: SummaryProps) {
  const { t } = useTranslation('ccf')
  const { salesType } = useAudience()
  const showsTechnicalData = useFeatureFlag('SUMMARY_TECHNICAL_DATA')
  const showsStandards = useFeatureFlag('STANDARD_EQUIPMENT_LIST_CCF')
  const flags = useFeatureFlags()
  const showsStock = flags.STOCK_CCF && isStockOpen(configuration.carline_code, flags)
  const { delivery, model_year, catalog_version, cupra_code, id } = configuration
  useUnpricedAlert(configuration)
  const identifier = origin === 'offer' ? 'code' : 'id'
  const isPriced = unpricedCodes(configuration).length === 0
  // Print must not show figures of an earlier car.
  const print = queriedCar === configuration ? undefined : 'hide'
  return (
    <S.Columns>
      <SummaryPictures pictures={configuration.pictures} />
      <Stack $gap="l">
        <div>
          <Heading level={2}>
            {t('summary.title', { car: carName(configuration.carline_title, configuration.title) })}
          </Heading>
          <Text $tone="muted">{t('summary.modelYear', { year: model_year })}</Text>
        </div>
        {/* The page of a code starts with the price. */}
        {origin === 'ccf' && <CarPrice configuration={configuration} />}
        <Priced
          configuration={configuration}
          asked={queriedCar}
          named={carReference(queriedCar, identifier)}
          isPriced={isPriced}
        />
        <Note>
          {t('summary.order')} {t('summary.validity', { version: catalog_version })}
        </Note>
      </Stack>
      <Stack $gap="l">
        <CarCode car={configuration} origin={origin} />
        <S.Ways data-print="hide">{children}</S.Ways>
        <DeliveryTime car={id} delivery={delivery} />
      </Stack>
      {isPriced && (
        <S.Band data-print={print}>
          <Quotes named={carReference(queriedCar, identifier)} car={queriedCar} />
        </S.Band>
      )}
      {isPriced && (salesType === 'B2C' || flags.FINANCING_B2B) && (
        <S.Band data-print={print}>
          <CarCosts
            car={{ cupra_code: queriedCar.cupra_code }}
            name={carName(queriedCar.carline_title, queriedCar.title)}
            carline={queriedCar.carline_code}
            catalogValue={queriedCar.price.catalog_value.incl}
            fuel={queriedCar.fuel_type}
            wltp={queriedCar.wltp}
            taxFacts={queriedCar.tax_facts}
            served={servedCosts[origin][salesType]}
          />
        </S.Band>
      )}
      {showsStock && (
        <S.Band data-print="hide">
          <SimilarStockCars car={queriedCar} />
        </S.Band>
      )}
      <S.Details>
        <SelectedParts selected={configuration.selected} />
        {showsTechnicalData && <TechnicalData groups={configuration.technical} />}
        {showsStandards && <StandardEquipment car={carReference(configuration, identifier)} />}
        <References code={queriedCar.cupra_code} />
      </S.Details>
      <S.Band>
        <CompareForm code={cupra_code} />
      </S.Band>
    </S.Columns>
  )
}

interface PricedProps {
  readonly configuration: Configuration
  readonly asked: Configuration
  readonly named: CarReference
  readonly isPriced: boolean
}

/** The price of the version in the catalogue's price list, if the car's answer lacks it. */
function VersionPrice({ configuration: { carline_code, version } }: Pick<PricedProps, 'configuration'>) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const { data } = usePrices(useAudienceQuery())
  const price = data?.catalog?.find(({ code }) => code === `${carline_code}-${version}`)?.price
  if (!price || isZero(price)) return null
  return (
    <Text>
      {t('summary.versionPrice', { amount: formatEuro(amountFor(price, salesType), language), context: salesType })}
    </Text>
  )
}

/** The price with the consumption, or « on request »: never 0 €. */
export function CarPrice({ configuration }: Pick<PricedProps, 'configuration'>) {
  const { t } = useTranslation(['ccf', 'common'])
  const { salesType } = useAudience()
  const isPriced = unpricedCodes(configuration).length === 0
  const { cupra_code, price } = configuration
  return (
    <Stack $gap="2xs">
      {isPriced ? (
        <Price money={price.total} size="xl" withIncl />
      ) : (
        <>
          <Text $size="m" $strong>
            {t('common:price.on_request')}
          </Text>
          <Text>{t('ccf:summary.onRequest')}</Text>
          <VersionPrice configuration={configuration} />
        </>
      )}
      {isPriced && salesType === 'B2B' && <CompanyTaxLine car={{ cupra_code }} {...taxedPrice(configuration)} />}
      <CarWltp configuration={configuration} />
      {isPriced && <LegalNote />}
    </Stack>
  )
}

function Priced({ configuration, asked, named, isPriced }: PricedProps) {
  const { salesType } = useAudience()
  const showsReduction = useFeatureFlag('PRICE_WITH_REDUCTION_CCF')
  const { price } = configuration
  return (
    <>
      <LegalGuarantee />
      {isPriced && <PriceTable price={price} salesType={salesType} />}
      {isPriced && showsReduction && (
        <div data-print={asked === configuration ? undefined : 'hide'}>
          <Reduction configuration={asked} named={named} />
        </div>
      )}
    </>
  )
}
