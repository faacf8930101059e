import { useTranslation } from 'next-i18next/pages'
import { LegalGuarantee } from '@/components/LegalGuarantee'
import { phoneHref } from '@/components/phone-href'
import type { StockVehicleDetail } from '@/contract/stock'
import { placeOf } from '@/domain/dealer-words'
import { formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { CompanyTaxLine } from '@/money/CompanyTaxLine.late'
import { taxedPrice } from '@/money/use-company-tax'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { situationWords } from '../card/state-words'
import { Buying, Details, Facts, OnPhone, Split } from '../StockVehicleView.styles'
import { VehicleActions } from './VehicleActions'
import { VehicleGallery } from './VehicleGallery'
import { NewBuildNote, VehicleReserve } from './VehicleKeep'
import { VehiclePrice } from './VehiclePrice'

interface VehicleBodyProps {
  vehicle: StockVehicleDetail
  /** Undefined if the dealer has no entry: then only the facts of the service are shown. */
  hasDealerPage: boolean
}

/** The page of a car: pictures, price, delivery, dealer and actions; the rest is collapsed. It needs no code: it has only links and text. */
export function VehicleBody({ vehicle, hasDealerPage }: VehicleBodyProps) {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  const { dealer, exterior, interior, wheels } = vehicle
  const facts = [
    [t('stock:vehicle.color'), exterior.name],
    [t('stock:vehicle.interior'), interior.name],
    [t('stock:vehicle.gearbox'), t(`type:gearbox.${vehicle.gearbox}`)],
    [
      t('stock:vehicle.power'),
      `${formatMeasure({ value: vehicle.power_kw, unit: 'kW' }, language)} (${formatMeasure({ value: vehicle.power_ch, unit: 'ch' }, language)})`,
    ],
    [t('stock:vehicle.wheels'), wheels.name],
  ] as const
  return (
    <Split>
      <VehicleGallery vehicle={vehicle} />
      <Buying>
        <Heading level={1} size="l">
          {vehicle.title}
        </Heading>
        <VehiclePrice vehicle={vehicle} />
        <div>
          <Text $size="s">{situationWords(t, vehicle, language)}</Text>
          <Text>
            {hasDealerPage ? (
              <RouteLink to="contact.dealer" params={{ dealer: dealer.id }}>
                {dealer.name}
              </RouteLink>
            ) : (
              dealer.name
            )}
            {placeOf(dealer).slice(dealer.name.length)}
          </Text>
        </div>
        <VehicleActions vehicle={vehicle} />
        <CompanyTaxLine car={{ commission_id: vehicle.commission_id }} {...taxedPrice(vehicle)} />
        <VehicleReserve vehicle={vehicle} />
        <Details>
          <summary>{t('stock:vehicle.facts')}</summary>
          <Stack $gap="s">
            <Facts>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
            <RouteLink to="car-configurator.offer" params={{ cupra_code: vehicle.cupra_code }}>
              {t('stock:vehicle.build_like_it')}
            </RouteLink>
            <NewBuildNote vehicle={vehicle} />
            <RouteLink to="stock.model" params={{ modelName: vehicle.carline_code, cupra_code: vehicle.cupra_code }}>
              {t('stock:vehicle.similar')}
            </RouteLink>
          </Stack>
        </Details>
        <Details>
          <summary>{t('stock:vehicle.dealer')}</summary>
          <Text>
            {placeOf(dealer)}
            <br />
            {dealer.phone && (
              <>
                <a href={phoneHref(dealer.phone)}>{dealer.phone}</a>
                <br />
              </>
            )}
            {hasDealerPage && (
              <RouteLink to="contact.dealer" params={{ dealer: dealer.id }}>
                {t('stock:vehicle.dealer_page')}
              </RouteLink>
            )}
          </Text>
        </Details>
        <Note>
          {t('stock:vehicle.number', { id: vehicle.commission_id })}
          {vehicle.warranty_months > 0 &&
            SEPARATOR +
              t('stock:vehicle.warranty', {
                time: formatMeasure({ value: vehicle.warranty_months, unit: 'months' }, language),
              })}
          <OnPhone>
            {SEPARATOR}
            {t('stock:vehicle.illustrations')}
          </OnPhone>
        </Note>
        <LegalGuarantee />
      </Buying>
    </Split>
  )
}
