import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { RemoteError } from '@/components/RemoteError'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicleDetail } from '@/contract/stock'
import { RemoteProblem } from '@/data/errors'
import { useStockVehicles } from '@/data/stock/hooks'
import type { CarlineCode } from '@/domain/carline'
import { amountFor, formatEuro, formatMeasure, formatRange } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { SoldVehicle } from './SoldVehicle'
import { Details, Facts, Split } from './StockVehicleView.styles'
import { vehicleBody } from './stock-search'
import { VehicleGallery } from './VehicleGallery'
import { VehiclePrice } from './VehiclePrice'

interface StockVehicleViewProps {
  readonly params: { readonly modelName: CarlineCode; readonly commissionId: string }
  /** The server knows already that the car is sold. */
  readonly gone?: boolean
}

/** One car of the stock. A sold one keeps its address and offers the closest cars. */
export default function StockVehicleView({ params, gone = false }: StockVehicleViewProps) {
  return gone ? <SoldVehicle carline={params.modelName} /> : <VehicleOnSale params={params} />
}

function VehicleOnSale({ params }: Pick<StockVehicleViewProps, 'params'>) {
  const audience = useAudience()
  const { data, error, refetch } = useStockVehicles(vehicleBody(params.commissionId, audience))
  // Sold since the page was made.
  if (error instanceof RemoteProblem && error.status === 410) return <SoldVehicle carline={params.modelName} />
  return (
    <Section $tight>
      <Container>
        {data?.detail ? (
          <Vehicle vehicle={data.detail} />
        ) : error ? (
          <RemoteError error={error} retry={() => refetch()} />
        ) : (
          <Skeleton $height="60vh" />
        )}
      </Container>
    </Section>
  )
}

function Vehicle({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const { availability, dealer, exterior, interior, pictures } = vehicle
  const facts = [
    [t('vehicle.color'), exterior.name],
    [t('vehicle.interior'), interior.name],
    [t('vehicle.gearbox'), t(`gearboxes.${vehicle.gearbox}`)],
    [
      t('vehicle.power'),
      `${formatMeasure({ value: vehicle.power_kw, unit: 'kW' }, language)} (${formatMeasure({ value: vehicle.power_ch, unit: 'ch' }, language)})`,
    ],
    [
      t(`availability.${availability.kind}`),
      formatRange(availability.weeks_min, availability.weeks_max, 'weeks', language),
    ],
  ] as const
  return (
    <Stack $gap="xl">
      <PageHead
        title={`${vehicle.title}, ${exterior.name} (${vehicle.commission_id})`}
        description={`${t('vehicle.description', { title: vehicle.title, color: exterior.name })} ${t('vehicle.number', { id: vehicle.commission_id })}.`}
      />
      <Split>
        <VehicleGallery pictures={pictures} />
        <Stack $gap="m">
          <Stack $gap="3xs">
            <Heading level={1} size="xl">
              {vehicle.title}
            </Heading>
            <Text $size="s" $tone="muted">
              {t('vehicle.number', { id: vehicle.commission_id })}
            </Text>
          </Stack>
          <VehiclePrice vehicle={vehicle} large />
          <WltpLine wltp={vehicle.wltp} />
          <Facts>
            {facts.map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </Facts>
          <Stack $gap="3xs">
            <Text $strong>{t('vehicle.dealer')}</Text>
            <Text>
              {dealer.name}, {dealer.zipcode} {dealer.city}
              <br />
              <a href={`tel:${dealer.phone.replace(/\s/g, '')}`}>{dealer.phone}</a>
            </Text>
            <Text $size="s" $tone="muted">
              {t('vehicle.warranty', { months: vehicle.warranty_months })}
            </Text>
          </Stack>
          <Cluster>
            <RouteButton to="contact">{t('vehicle.contact')}</RouteButton>
            <RouteButton to="car-configurator.offer" params={{ cupra_code: vehicle.cupra_code }} variant="secondary">
              {t('vehicle.build_like_it')}
            </RouteButton>
          </Cluster>
        </Stack>
      </Split>
      <Stack $gap="s">
        <Details open>
          <summary>{t('vehicle.options')}</summary>
          {vehicle.options.length === 0 ? (
            <Text>{t('vehicle.no_options')}</Text>
          ) : (
            <Facts>
              {vehicle.options.map(({ code, title, price }) => (
                <div key={code}>
                  <dt>{title}</dt>
                  <dd>{formatEuro(amountFor(price, salesType), language)}</dd>
                </div>
              ))}
            </Facts>
          )}
        </Details>
        <Details>
          <summary>{t('vehicle.standard')}</summary>
          <ul>
            {vehicle.equipment_standard.map(({ code, title }) => (
              <li key={code}>{title}</li>
            ))}
          </ul>
        </Details>
        <Details>
          <summary>{t('vehicle.technical')}</summary>
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
