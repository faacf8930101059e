import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Measure } from '@/contract/common'
import type { StartBuild } from '@/contract/configurator'
import { configuratorQueries } from '@/data/configurator/queries'
import { CARLINE_NAMES, SOLD_CARLINES, type SoldCarline } from '@/domain/carline'
import { benefitPercentage, taxTableOn } from '@/domain/company-car-tax'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { FUEL_TYPES } from '@/domain/fuel-type'
import { formatMeasure, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import * as S from './WltpTable.styles'

const ANY = ''

/** Of the day on which the page is made: a new year's table comes with a new release. */
const tableOfToday = () => taxTableOn(dayInBrussels(new Date())).table

/** The official figures of every version on sale, carline by carline; for a business, what CO2 does to the benefit. */
export function WltpTable() {
  const { t } = useTranslation('technical-data')
  const { t: typeWord } = useTranslation('type')
  const { salesType } = useAudience()
  const audience = useAudienceQuery()
  const answers = useQueries({
    queries: SOLD_CARLINES.map((carline_code) => configuratorQueries.configurations({ ...audience, carline_code })),
  })
  const groups = SOLD_CARLINES.map((carline, index) => ({
    carline,
    builds: answers[index]?.data?.configurations ?? [],
  })).filter(({ builds }) => builds.length > 0)
  const missing = answers.filter(({ data }) => !data)
  const fuels = FUEL_TYPES.filter((fuel) =>
    groups.some(({ builds }) => builds.some(({ fuel_type }) => fuel_type === fuel)),
  )
  if (groups.length === 0) {
    return (
      <Unanswered queries={missing}>
        <Skeleton $height="40rem" />
      </Unanswered>
    )
  }
  const isBusiness = salesType === 'B2B'
  const table = tableOfToday()
  const columns = ['co2', 'consumption', 'electricConsumption', 'range', 'euroNorm'] as const
  return (
    <S.Root>
      <SegmentedControl
        label={t('motorisation')}
        name="fuel"
        defaultValue={ANY}
        options={[
          { value: ANY, label: t('table.all') },
          ...fuels.map((fuel) => ({ value: fuel as string, label: typeWord(`fuel.${fuel}`) })),
        ]}
      />
      <S.Scroller tabIndex={0} aria-label={t('table.caption')}>
        <S.Table>
          <caption>{t('table.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.version')}</th>
              <th scope="col">{t('motorisation')}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {t(column)}
                </th>
              ))}
              {isBusiness && <th scope="col">{t('table.benefit', { year: String(table.year) })}</th>}
            </tr>
          </thead>
          {groups.map(({ carline, builds }) => (
            <CarlineRows key={carline} carline={carline} builds={builds} columns={isBusiness ? 8 : 7} />
          ))}
        </S.Table>
      </S.Scroller>
      {missing.length > 0 && <Unanswered queries={missing} line="figures" />}
      {isBusiness && (
        <Text $size="s" $tone="muted">
          {t('table.benefitNote', { year: String(table.year) })}
        </Text>
      )}
    </S.Root>
  )
}

interface CarlineRowsProps {
  readonly carline: SoldCarline
  readonly builds: readonly StartBuild[]
  readonly columns: number
}

function CarlineRows({ carline, builds, columns }: CarlineRowsProps) {
  const { t } = useTranslation('type')
  const { language, salesType } = useAudience()
  const measure = (value: Measure | undefined) => (value ? formatMeasure(value, language) : '–')
  return (
    <tbody>
      <tr>
        <S.Carline scope="rowgroup" colSpan={columns}>
          <RouteLink to="models.carline" params={{ carline_code: carline }}>
            {CARLINE_NAMES[carline]}
          </RouteLink>
        </S.Carline>
      </tr>
      {builds.map(({ id, title, fuel_type, wltp }) => (
        <tr key={id} data-fuel={fuel_type}>
          <th scope="row">{title}</th>
          <td>{t(`fuel.${fuel_type}`)}</td>
          <td>{measure(wltp.co2)}</td>
          <td>{measure(wltp.consumption)}</td>
          <td>{measure(wltp.electric_consumption)}</td>
          <td>{measure(wltp.range)}</td>
          <td>{wltp.euro_norm}</td>
          {salesType === 'B2B' && (
            <td>{`${formatNumber(benefitPercentage(fuel_type, wltp.co2.value, tableOfToday()), language, { decimals: 1 })}\u00a0%`}</td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
