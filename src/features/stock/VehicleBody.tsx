import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicleDetail } from '@/contract/stock'
import { amountFor, formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { Details, Facts, Split } from './StockVehicleView.styles'
import { useStateWords } from './use-state-words'
import { VehicleGallery } from './VehicleGallery'
import { VehiclePrice } from './VehiclePrice'

/** Everything about one car: pictures, price, facts, equipment. Native <details>, links and words. */
export function VehicleBody({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation(['stock', 'type', 'common'])
  const words = useStateWords()
  const { language, salesType } = useAudience()
  const { availability, dealer, exterior, interior, pictures, wheels } = vehicle
  const facts = [
    [t('stock:vehicle.color'), exterior.name],
    [t('stock:vehicle.interior'), interior.name],
    [t('stock:vehicle.gearbox'), t(`type:gearbox.${vehicle.gearbox}`)],
    [
      t('stock:vehicle.power'),
      `${formatMeasure({ value: vehicle.power_kw, unit: 'kW' }, language)} (${formatMeasure({ value: vehicle.power_ch, unit: 'ch' }, language)})`,
    ],
    [t('stock:vehicle.wheels'), wheels.name],
    [t('stock:vehicle.delivery'), words.delivery(availability)],
  ] as const
  const euro = (amount: number) => formatEuro(amount, language)
  const list = amountFor(vehicle.price_list, salesType)
  const options = vehicle.options.reduce((sum, { price }) => sum + amountFor(price, salesType), 0)
  /** How the list price comes about. What the car costs today stands beside its pictures. */
  const buildUp = [
    [t('stock:vehicle.base_price'), list - options],
    [t('stock:vehicle.options_total'), options],
    [t('stock:vehicle.catalog_price'), list],
  ] as const
  return (
    <Stack $gap="xl">
      <Split>
        <VehicleGallery pictures={pictures} />
        <Stack $gap="m">
          <Stack $gap="3xs">
            <Heading level={1} size="xl">
              {vehicle.title}
            </Heading>
            <Text $size="s" $tone="muted">
              {t('stock:vehicle.number', { id: vehicle.commission_id })}
            </Text>
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
              <a href={`tel:${dealer.phone.replace(/\s/g, '')}`}>{dealer.phone}</a>
            </Text>
            <Text $size="s" $tone="muted">
              {t('stock:vehicle.warranty', { months: vehicle.warranty_months })}
            </Text>
          </Stack>
          <Cluster>
            <MessageButton form="reservation" about={{ commission_id: vehicle.commission_id }}>
              {t('stock:vehicle.reserve')}
            </MessageButton>
            <MessageButton form="offer" about={{ commission_id: vehicle.commission_id }} variant="secondary">
              {t('stock:vehicle.contact')}
            </MessageButton>
            <RouteButton to="car-configurator.offer" params={{ cupra_code: vehicle.cupra_code }} variant="secondary">
              {t('stock:vehicle.build_like_it')}
            </RouteButton>
            <RouteButton
              to="stock.model"
              params={{ modelName: vehicle.carline_code, cupra_code: vehicle.cupra_code }}
              variant="secondary"
            >
              {t('stock:vehicle.similar')}
            </RouteButton>
          </Cluster>
        </Stack>
      </Split>
      <Stack $gap="s">
        <Details open>
          <summary>{t('stock:vehicle.options')}</summary>
          {vehicle.options.length === 0 ? (
            <Text>{t('stock:vehicle.no_options')}</Text>
          ) : (
            <Facts>
              {vehicle.options.map(({ code, title, price }) => (
                <div key={code}>
                  <dt>{title}</dt>
                  <dd>{price.incl === 0 ? t('common:price.no_extra') : euro(amountFor(price, salesType))}</dd>
                </div>
              ))}
            </Facts>
          )}
          <Facts>
            {buildUp.map(([term, amount]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{euro(amount)}</dd>
              </div>
            ))}
          </Facts>
        </Details>
        <Details>
          <summary>{t('stock:vehicle.standard')}</summary>
          <ul>
            {vehicle.equipment_standard.map(({ code, title }) => (
              <li key={code}>{title}</li>
            ))}
          </ul>
        </Details>
        <Details>
          <summary>{t('stock:vehicle.technical')}</summary>
          {vehicle.technical.map((group) => (
            <Facts key={group.code} aria-label={group.title}>
              {group.rows.map(({ code, label, value }) => (
                <div key={code}>
                  <dt>{label}</dt>
                  <dd>{'text' in value ? value.text : formatMeasure(value, language)}</dd>
                </div>
              ))}
            </Facts>
          ))}
        </Details>
      </Stack>
    </Stack>
  )
}
