import { useTranslation } from 'next-i18next/pages'
import type { ComparisonGroup } from '@/components/comparison/ComparisonTable'
import type { BaseConfiguration } from '@/contract/configurator'
import { amountFor, formatEuro } from '@/i18n/format'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { useAudience } from '@/routing/CurrentRoute'
import { technicalGroups } from './technical-rows'
import { useShowsMonthly } from './use-carline'

/** The rows of a comparison: prices first, then the official figures, then the others. */
export function useComparisonGroups(builds: readonly BaseConfiguration[]): ComparisonGroup[] {
  const { t } = useTranslation('technical-data')
  const { t: typeWord } = useTranslation('type')
  const { t: common } = useTranslation(['common', 'type'])
  const { language, salesType } = useAudience()
  const showsMonthly = useShowsMonthly()
  const price = {
    label: `${t('price')} (${common(salesType === 'B2B' ? 'price.excl' : 'price.incl')})`,
    cells: builds.map((build) => formatEuro(amountFor(build.price, salesType), language)),
  }
  const monthly = {
    label: t('monthly'),
    cells: builds.map((build) => build.monthly && formatEuro(amountFor(build.monthly.amount, salesType), language)),
    drawn: builds.map(
      (build) => build.monthly && <MonthlyFigure key={build.id} monthly={build.monthly} form="short" />,
    ),
  }
  return technicalGroups(language).map(({ title, rows }, index) => ({
    title: t(`group.${title}`),
    rows: [
      ...(index === 0 ? [price, ...(showsMonthly ? [monthly] : [])] : []),
      ...rows.map(({ label, read }) => ({
        label: t(label),
        cells: builds.map((build) => read(build, { t, typeWord, common })),
      })),
    ],
  }))
}
