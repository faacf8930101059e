import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { wltpState } from '@/components/wltp-lines'
import type { Measure } from '@/contract/common'
import type { BaseConfiguration } from '@/contract/configurator'
import { useEachConfigurations } from '@/data/configurator/list-hooks'
import { CARLINE_NAMES, CARLINE_SLUGS, carlinesOnSale, type ModelledCarline } from '@/domain/carline'
import { benefitPercentage, taxTableOn } from '@/domain/company-car-tax'
import { TAX_RULES_READ_ON } from '@/domain/dated/company-car-tables'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { FUEL_TYPES } from '@/domain/fuel-type'
import { formatDate, formatMeasure, formatNumber } from '@/i18n/format'
import { NO_BREAK_SPACE, SEPARATOR } from '@/i18n/punctuation'
import { settledCo2 } from '@/money/settled-co2'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { Note } from '@/ui/Text'
import * as S from './WltpTable.styles'

const ANY = ''

const COLUMNS = ['motorisation', 'co2', 'consumption', 'electricConsumption', 'range', 'euroNorm', 'benefit'] as const
type Column = (typeof COLUMNS)[number]

/** Date of the rendering. A new year's tax table comes with a release. */
const currentTaxes = () => taxTableOn(dayInBrussels(new Date()))

/** The official figures of every version on sale, by carline. Business buyers also see the CO2 effect on the benefit in kind. */
export function WltpTable() {
  const { t } = useTranslation('technical-data')
  const { t: typeWord } = useTranslation('type')
  const { language, salesType } = useAudience()
  const audience = useAudienceQuery()
  const answers = useEachConfigurations(carlinesOnSale().map((carline_code) => ({ ...audience, carline_code })))
  const groups = carlinesOnSale()
    .map((carline, index) => ({
      carline,
      builds: answers[index]?.data?.configurations ?? [],
    }))
    .filter(({ builds }) => builds.length > 0)
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
  const { table, year: taxYear } = currentTaxes()
  const year = String(taxYear)
  const columns = COLUMNS.filter((column) => column !== 'benefit' || isBusiness)
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
              <th scope="col" id="wltp-version">
                {t('table.version')}
              </th>
              {columns.map((column) => (
                <th scope="col" key={column} id={`wltp-${column}`}>
                  {column === 'benefit' ? t('table.benefit', { year }) : t(column)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ carline, builds }) => (
            <CarlineRows key={carline} carline={carline} builds={builds} columns={columns} />
          ))}
        </S.Table>
      </S.Scroller>
      {missing.length > 0 && <Unanswered queries={missing} line="figures" />}
      {isBusiness && (
        <Note>
          {t('table.benefitNote', {
            year,
            reference: formatMeasure({ value: table.benefit.reference.petrol, unit: 'g/km' }, language),
            day: formatDate(TAX_RULES_READ_ON, language),
          })}
        </Note>
      )}
    </S.Root>
  )
}

interface CarlineRowsProps {
  readonly carline: ModelledCarline
  readonly builds: readonly BaseConfiguration[]
  readonly columns: readonly Column[]
}

function CarlineRows({ carline, builds, columns }: CarlineRowsProps) {
  const { t } = useTranslation('type')
  const { t: common } = useTranslation(['common', 'type'])
  const { language } = useAudience()
  const measure = (value: Measure | undefined) => (value ? formatMeasure(value, language) : '–')
  const figure = ({ fuel_type, wltp }: BaseConfiguration, column: Column): string => {
    switch (column) {
      case 'motorisation':
        return t(`fuel.${fuel_type}`)
      case 'co2':
        return [measure(wltp.co2), wltpState(wltp, common)].filter(Boolean).join(SEPARATOR)
      case 'consumption':
        return measure(wltp.consumption)
      case 'electricConsumption':
        return measure(wltp.electric_consumption)
      case 'range':
        return measure(wltp.range)
      case 'euroNorm':
        return wltp.euro_norm || '–'
      case 'benefit': {
        const co2 = settledCo2(wltp)
        if (co2 === undefined || fuel_type === 'OTHER') return '–'
        const percentage = benefitPercentage(fuel_type, co2, currentTaxes().table)
        return `${formatNumber(percentage, language, { decimals: 1 })}${NO_BREAK_SPACE}%`
      }
    }
  }
  // Each cell has three headings, one of them the carline, so they are linked by `headers` ids.
  const groupId = `wltp-${CARLINE_SLUGS[carline]}`
  return (
    <tbody>
      <tr>
        <S.Carline scope="rowgroup" colSpan={columns.length + 1} id={groupId}>
          <RouteLink to="models.carline" params={{ carline_code: carline }}>
            {CARLINE_NAMES[carline]}
          </RouteLink>
        </S.Carline>
      </tr>
      {builds.map((build) => (
        <tr key={build.id} data-fuel={build.fuel_type}>
          <th scope="row" id={`wltp-${build.version}`}>
            {build.title}
          </th>
          {columns.map((column) => (
            <td key={column} headers={`wltp-${column} ${groupId} wltp-${build.version}`}>
              {figure(build, column)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
