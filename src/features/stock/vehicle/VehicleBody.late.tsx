import { useTranslation } from 'next-i18next/pages'
import { phoneHref } from '@/components/phone-href'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicleDetail } from '@/contract/stock'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { useStateWords } from '../card/use-state-words'
import { Facts, Split } from '../StockVehicleView.styles'
import { VehicleActions } from './VehicleActions'
import { VehicleGallery } from './VehicleGallery'
import { VehiclePrice } from './VehiclePrice'
import { VehicleState } from './VehicleState'

/** One car: pictures, price, facts, ways on. Links and words. */
export function VehicleBody({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation(['stock', 'type'])
  const words = useStateWords()
  const { language } = useAudience()
  const { dealer, exterior, interior, pictures, wheels } = vehicle
  const facts = [
    [t('stock:vehicle.color'), exterior.name],
    [t('stock:vehicle.interior'), interior.name],
    [t('stock:vehicle.gearbox'), t(`type:gearbox.${vehicle.gearbox}`)],
    [
      t('stock:vehicle.power'),
      `${formatMeasure({ value: vehicle.power_kw, unit: 'kW' }, language)} (${formatMeasure({ value: vehicle.power_ch, unit: 'ch' }, language)})`,
    ],
    [t('stock:vehicle.wheels'), wheels.name],
    [t('stock:vehicle.delivery'), words.delivery(vehicle)],
  ] as const
  return (
    <Split>
      <VehicleGallery pictures={pictures} car={vehicle.commission_id} />
      <Stack $gap="m">
        <Stack $gap="3xs">
          <Heading level={1} size="xl">
            {vehicle.title}
          </Heading>
          <Note>{t('stock:vehicle.number', { id: vehicle.commission_id })}</Note>
          <VehicleState vehicle={vehicle} />
        </Stack>
        <VehiclePrice vehicle={vehicle} />
        <WltpLine wltp={vehicle.wltp} />
        <Facts>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Stack $gap="3xs">
          <Text $strong>{t('stock:vehicle.dealer')}</Text>
          <Text>
            {dealer.name}, {dealer.zipcode} {dealer.city}
            <br />
            <a href={phoneHref(dealer.phone)}>{dealer.phone}</a>
            <br />
            <RouteLink to="contact.dealer" params={{ dealer: dealer.id }}>
              {t('stock:vehicle.dealer_page')}
            </RouteLink>
          </Text>
          <Note>{t('stock:vehicle.warranty', { months: vehicle.warranty_months })}</Note>
        </Stack>
        <VehicleActions vehicle={vehicle} />
      </Stack>
    </Split>
  )
}
