import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { MessageButton } from '@/components/MessageButton'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { TestDriveButton } from '@/components/TestDriveButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { Configuration } from '@/contract/configured-car'
import type { CupraCodeStockResponse, StockVehicle } from '@/contract/stock'
import { useCupraCodeStock } from '@/data/stock/hooks'
import { townOf } from '@/domain/dealer-words'
import { formatWeeks } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Badge } from '@/ui/Badge'
import { CardBody } from '@/ui/Card'
import { Cluster } from '@/ui/Cluster'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { color, space, type } from '@/ui/theme/css-vars'
import { PriceDelta } from '../choosing/PriceDelta'
import { MOST_SIMILAR_CARS } from '../summary/summary-queries'

/** Further differences are only counted. */
const SHOWN_DIFFERENCES = 4

type Difference = CupraCodeStockResponse['close'][number]['different'][number]

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`

const Title = styled(RouteLink<'stock.vehicle'>)`
  ${textLinkStyles}
  /* One line of text is lower than a touch target should be. */
  display: inline-block;
  padding-block: ${space['3xs']};
`

const Differences = styled.ul`
  align-self: stretch;
  list-style: none;
  font-size: ${type.s};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
    padding-block: ${space['3xs']};
    border-block-end: 1px solid ${color.line};
  }
  li > span:first-of-type { flex: 1 1 6rem; min-width: 0; overflow-wrap: anywhere; }
`

/** Hidden without JavaScript, because only the browser calls the service. The link to the stock remains. */
const Waiting = styled.div`
  @media (scripting: none) { display: none; }
`

interface SimilarStockCarsProps {
  readonly car: Pick<Configuration, 'cupra_code' | 'carline_code'>
}

/** With the flag STOCK_CCF: cars in stock, equal ones apart from similar ones. */
export function SimilarStockCars({ car: { cupra_code, carline_code } }: SimilarStockCarsProps) {
  const { t } = useTranslation('ccf')
  const query = useCupraCodeStock({ ...useAudienceQuery(), cupra_code, limit: MOST_SIMILAR_CARS })
  const { data } = query
  return (
    <Stack as="section" $gap="m">
      <Heading level={3}>{t('summary.twins.title')}</Heading>
      {data ? (
        <Found answer={data} code={cupra_code} />
      ) : (
        <Waiting>
          <Unanswered queries={[query]} line="stock">
            <Skeleton $height="20rem" />
          </Unanswered>
        </Waiting>
      )}
      <Cluster data-print="hide">
        <RouteButton to="stock.model" params={{ modelName: carline_code, cupra_code }} variant="secondary">
          {t(data?.total === 0 ? 'summary.twins.stock' : 'summary.twins.all')}
        </RouteButton>
      </Cluster>
    </Stack>
  )
}

function Found({ answer: { total, exact, exact_total = exact.length, close }, code }: FoundProps) {
  const { t } = useTranslation('ccf')
  const closeTotal = total - exact_total
  const others = close.slice(0, Math.max(MOST_SIMILAR_CARS - exact.length, 0))
  const cars = [...exact.map((vehicle) => ({ vehicle, different: [] })), ...others]
  return (
    <>
      <Text>
        {exact_total > 0 && `${t('summary.twins.exact', { count: exact_total })} `}
        {closeTotal > 0 && t('summary.twins.close', { count: closeTotal })}
        {total === 0 && t('summary.twins.none')}
      </Text>
      <Grid as="ul" role="list" $min="20rem">
        {cars.map(({ vehicle, different }) => (
          <li key={vehicle.commission_id}>
            <SimilarCar vehicle={vehicle} different={different} code={code} />
          </li>
        ))}
      </Grid>
    </>
  )
}

interface FoundProps {
  readonly answer: CupraCodeStockResponse
  readonly code: string
}

interface SimilarCarProps {
  readonly vehicle: StockVehicle
  /** Undefined for an equal car. */
  readonly different: readonly Difference[]
  /** Price of the configured car. */
  readonly code: string
}

function SimilarCar({ vehicle, different, code }: SimilarCarProps) {
  const { t } = useTranslation(['ccf', 'common', 'type'])
  const { language } = useAudience()
  const { pictures, availability, dealer, carline_code, commission_id } = vehicle
  const [picture] = withOutlineFallback(pictures, vehicle)
  const none = t('compare.without')
  const changeText = (change: Pick<Difference, 'wanted' | 'got'>) => {
    if (change.wanted === none) return t('summary.twins.added', change)
    return t(change.got === none ? 'summary.twins.dropped' : 'summary.twins.change', change)
  }
  const isExact = vehicle.cupra_code === code
  const more = different.length - SHOWN_DIFFERENCES
  return (
    <Card aria-label={`${vehicle.title}, ${commission_id}`}>
      {picture && <CarPicture picture={picture} sizes="(min-width: 60rem) 24rem, (min-width: 48rem) 45vw, 89vw" />}
      <CardBody>
        <Badge $color={isExact ? 'highlight' : 'grey'}>
          {t(isExact ? 'summary.twins.identical' : 'summary.twins.near')}
        </Badge>
        <Heading level={4} size="m">
          <Title to="stock.vehicle" params={{ modelName: carline_code, commissionId: commission_id }}>
            {vehicle.title}
          </Title>
        </Heading>
        <Note>
          {t('summary.twins.delivery', {
            state: t(`type:state.${availability.kind}`),
            weeks: formatWeeks(availability.weeks_min, availability.weeks_max, language),
            city: townOf(dealer),
          })}
        </Note>
        <Price money={vehicle.price_offer} withIncl />
        <WltpLine wltp={vehicle.wltp} />
        {different.length > 0 && (
          <>
            <Text $size="s" $strong>
              {t('summary.twins.differences')}
            </Text>
            <Differences role="list">
              {different.slice(0, SHOWN_DIFFERENCES).map(({ category, wanted, got, price_delta }) => (
                <li key={`${category} ${wanted} ${got}`}>
                  <span>{changeText({ wanted, got })}</span>
                  <PriceDelta money={price_delta} />
                </li>
              ))}
            </Differences>
            {more > 0 && <Text $size="s">{t('summary.twins.more', { count: more })}</Text>}
          </>
        )}
        <Cluster data-print="hide">
          {!isExact && (
            <RouteButton
              to="car-configurator.compare"
              params={{ cupra_code: code, other_codes: [vehicle.cupra_code, commission_id] }}
              variant="ghost"
              size="s"
            >
              {t('summary.twins.compare')}
            </RouteButton>
          )}
          <MessageButton
            form="offer"
            about={{ commission_id }}
            variant="ghost"
            size="s"
            aria-label={t('common:ask.offer_for', { car: vehicle.title })}
          >
            {t('common:ask.offer')}
          </MessageButton>
          <TestDriveButton about={{ commission_id }} car={vehicle.title} variant="ghost" size="s" />
        </Cluster>
      </CardBody>
    </Card>
  )
}
