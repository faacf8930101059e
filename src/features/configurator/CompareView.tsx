import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { OfferButton } from '@/components/OfferButton.late'
import { PageHead } from '@/components/PageHead'
import { Price } from '@/components/Price'
import { RemoteError } from '@/components/RemoteError'
import { RouteButton } from '@/components/RouteButton'
import { TestDriveButton } from '@/components/TestDriveButton'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Configuration } from '@/contract/configured-car'
import { useConfiguration } from '@/data/configurator/hooks'
import { isRefusal } from '@/data/errors'
import { useStockVehicles } from '@/data/stock/hooks'
import { carName } from '@/domain/car-name'
import { spellCommissionId } from '@/domain/commission-id'
import { parseTypedCode } from '@/domain/typed-code'
import type { RouteParams } from '@/routing/params'
import { RouteLink } from '@/routing/RouteLink'
import { Badge } from '@/ui/Badge'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { CarLoading } from './car/CarLoading'
import { CarProblem } from './car/CarProblem'
import { classifyCarError, classifyRefusal } from './car/car-problem'
import { ReplacedNotice } from './car/ReplacedNotice.late'
import { COMPARED_SIZES, StockCar } from './compare/CompareView.StockCar'
import { ComparedTable } from './compare/CompareView.Table'
import { suggestedCodes } from './start/suggested-codes'
import { CarWltp } from './summary/Summary.Wltp'

const Cars = styled.div`
  display: grid;
  /* A price must not break, so with large letters the cars stand one above the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: ${space.s} ${space.l};
  /* The actions of both cars start at the same height, however long the text above them is. */
  > * > :last-child { margin-block-start: auto; }
`

interface CompareViewProps {
  readonly params: RouteParams<'car-configurator.compare'>
  /** The service did not know one of the codes when the page was made. */
  readonly refused?: string
}

/** Two cars side by side: the differences come first, with their prices. */
export default function CompareView({ params, refused }: CompareViewProps) {
  const [otherCode = '', typed] = params.other_codes
  const commissionId = typed && spellCommissionId(typed)
  const [one, other] = [parseTypedCode(params.cupra_code), parseTypedCode(otherCode)]
  if (!one) return <CarProblem kind="malformed" identifier="code" given={params.cupra_code} />
  if (!other) return <CarProblem kind="malformed" identifier="code" given={otherCode} />
  return <Comparison codes={[one, other]} commissionId={commissionId} refusal={refused} />
}

interface ComparisonProps {
  readonly codes: readonly [one: string, other: string]
  /** The second car, if it is one in stock. */
  readonly commissionId: string | undefined
  readonly refusal: string | undefined
}

function Comparison({ codes: [oneCode, otherCode], commissionId, refusal }: ComparisonProps) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const oneQuery = useConfiguration({ ...audience, cupra_code: oneCode })
  const otherQuery = useConfiguration({ ...audience, cupra_code: otherCode })
  const stock = useComparedVehicle(commissionId, otherCode)
  const [one, other] = [oneQuery.data, otherQuery.data]
  const title = t('compare.title')
  if (!one || !other || stock.isAsked) {
    const failed = [oneQuery, otherQuery].find(({ error }) => error)
    const given = failed === otherQuery ? otherCode : oneCode
    if (failed) {
      return (
        <CarProblem
          kind={classifyCarError(failed.error)}
          identifier="code"
          given={given}
          onRetry={() => void failed.refetch()}
          suggestions={suggestedCodes(failed.error)}
        />
      )
    }
    if (refusal) {
      return <CarProblem kind={classifyRefusal(refusal)} identifier="code" given={one ? otherCode : oneCode} />
    }
    return (
      <CarLoading
        title={title}
        queries={[oneQuery, otherQuery, ...(stock.isAsked ? [stock.query] : [])].filter(({ data }) => !data)}
      />
    )
  }
  return (
    <Section $tight>
      <PageHead title={title} description={t('compare.description')} noindex />
      <Container>
        <Stack $gap="xl">
          <Stack $gap="2xs">
            <Heading level={1}>{title}</Heading>
            <Text $size="m" $tone="muted">
              {t('compare.lead')}
            </Text>
          </Stack>
          {stock.trouble && <RemoteError error={stock.trouble} line="stock" retry={() => void stock.query.refetch()} />}
          {stock.isGone && (
            <Notice tone="warning" role="note">
              <Text>{t('compare.stock_gone', { id: commissionId })}</Text>
            </Notice>
          )}
          <Cars>
            <BuiltCar configuration={one} code={oneCode} isMine={commissionId !== undefined} />
            {stock.vehicle ? <StockCar vehicle={stock.vehicle} /> : <BuiltCar configuration={other} code={otherCode} />}
          </Cars>
          <ComparedTable one={one} other={other} vehicle={stock.vehicle} />
          {commissionId === undefined && (
            <Cluster data-print="hide">
              <RouteLink to="car-configurator.compare" params={{ cupra_code: otherCode, other_codes: [oneCode] }}>
                {t('compare.swap')}
              </RouteLink>
            </Cluster>
          )}
        </Stack>
      </Container>
    </Section>
  )
}

/** The compared car in stock; undefined if it is sold, unknown, or does not have the code in the URL. */
function useComparedVehicle(commissionId: string | undefined, code: string) {
  const query = useStockVehicles(
    { ...useAudienceQuery(), commission_id: commissionId ?? '' },
    { enabled: commissionId !== undefined },
  )
  const detail = query.data?.detail
  const vehicle = detail && detail.cupra_code === code && detail.status !== 'sold' ? detail : undefined
  const isAsked = commissionId !== undefined && !query.data && !query.error
  const trouble = query.error && !isRefusal(query.error) ? query.error : undefined
  return { query, vehicle, isAsked, trouble, isGone: commissionId !== undefined && !isAsked && !vehicle && !trouble }
}

interface BuiltCarProps {
  readonly configuration: Configuration
  readonly code: string
  /** True if the other car is one in stock: this one is then called the visitor's own. */
  readonly isMine?: boolean
}

function BuiltCar({ configuration, code, isMine = false }: BuiltCarProps) {
  const { t } = useTranslation('ccf')
  const [picture] = withOutlineFallback(configuration.pictures, configuration)
  const name = carName(configuration.carline_title, configuration.title)
  return (
    <Stack as="section" $gap="xs">
      {picture && <CarPicture picture={picture} sizes={COMPARED_SIZES} priority />}
      {isMine && (
        <p>
          <Badge>{t('compare.mine')}</Badge>
        </p>
      )}
      <Heading level={2} size="m">
        {name}
      </Heading>
      <Note translate="no">{code}</Note>
      <Price money={configuration.price.total} size="l" withIncl />
      <CarWltp configuration={configuration} />
      <ReplacedNotice replaced={configuration.replaced} />
      <Cluster $gap="2xs" data-print="hide">
        <RouteButton to="car-configurator.offer" params={{ cupra_code: code }} size="s">
          {t('compare.open')}
        </RouteButton>
        <RouteButton to="car-configurator.conf" params={{ id: configuration.id }} variant="secondary" size="s">
          {t('summary.adapt')}
        </RouteButton>
        <OfferButton cupra_code={code} car={name} variant="ghost" size="s" />
        <TestDriveButton about={{ cupra_code: code }} car={name} variant="ghost" size="s" />
      </Cluster>
    </Stack>
  )
}
