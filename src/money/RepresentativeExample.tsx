import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import styled from 'styled-components'
import type { RepresentativeExample as Example } from '@/contract/monthly'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type, weight } from '@/ui/theme/css-vars'

const Root = styled.div`
  display: grid;
  gap: ${space['2xs']};
  padding: ${space.s};
  border: 1px solid ${color.edge};
  font-size: ${type.body};
`

/** The warning comes first, and is as large as the figures beside it. */
const Warning = styled.p`
  font-size: ${type.m};
  font-weight: ${weight.medium};
`

const Title = styled.p`
  font-weight: ${weight.medium};
`

/** Words must not break: if a row is too narrow, the value stands below its name. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space['2xs']};
  padding-block: 0.2rem;
  border-block-end: 1px solid ${color.line};
  dt { flex: 1 1 55%; min-width: min-content; hyphens: auto; }
  dd { flex: 1 1 36%; min-width: min-content; text-align: end; font-variant-numeric: tabular-nums; }
`

const equalInstalments = ({ duration_months, last_amount }: Example) =>
  last_amount === undefined ? duration_months : duration_months - 1

/** Code of economic law, art. VII.64: all elements of the example, always beside the figure, with the literal warning. */
export function RepresentativeExample({ example }: { example: Example }) {
  const { t } = useTranslation('legal')
  const { language } = useAudience()
  const titleId = useId()
  const euro = (amount: number) => formatEuro(amount, language, { decimals: 2 })
  const percent = (value: number) => `${formatNumber(value, language, { decimals: 2 })}\u00a0%`
  const rows: [string, string][] = [
    [t('representative.credit_type'), example.credit_type],
    [t('representative.cash_price'), euro(example.cash_price)],
    [t('representative.deposit'), euro(example.deposit)],
    [t('representative.credit_amount'), euro(example.credit_amount)],
    [t(`representative.rate_${example.rate_kind}`), percent(example.rate_percent)],
    [t('representative.apr'), percent(example.apr_percent)],
    [t('representative.duration'), t('representative.months', { count: example.duration_months })],
    [t('representative.instalments', { count: equalInstalments(example) }), euro(example.monthly_amount)],
  ]
  if (example.last_amount !== undefined) rows.push([t('representative.last_amount'), euro(example.last_amount)])
  rows.push([t('representative.total_due'), euro(example.total_due)])
  const { lender, intermediary } = example
  return (
    // A group instead of a landmark: a page with two figures would have two landmarks with the same name.
    <Root role="group" aria-labelledby={titleId}>
      <Warning>{example.warning}</Warning>
      <Title id={titleId}>{t('representative.title')}</Title>
      <dl>
        {rows.map(([name, value]) => (
          <Row key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
      <p>
        {t('representative.valid', {
          from: formatDate(example.valid_from, language),
          to: formatDate(example.valid_to, language),
        })}{' '}
        {t('representative.subject')}
      </p>
      <p>
        {t('representative.lender', lender)} {t('representative.intermediary', intermediary)}
      </p>
    </Root>
  )
}
