import { useTranslation } from 'next-i18next/pages'
import type { ComparisonGroup } from '@/components/comparison/ComparisonTable'
import type { StartBuild } from '@/contract/configurator'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { technicalGroups } from './technical-rows'

/** Cars as the rows of a comparison: their price as this buyer reads it, then their figures, the official ones first. */
export function useComparisonGroups(builds: readonly StartBuild[]): ComparisonGroup[] {
  const { t } = useTranslation('technical-data')
  const { t: typeWord } = useTranslation('type')
  const { t: common } = useTranslation('common')
  const { language, salesType } = useAudience()
  const price = {
    label: `${t('price')} (${common(salesType === 'B2B' ? 'price.excl' : 'price.incl')})`,
    cells: builds.map((build) => formatEuro(amountFor(build.price, salesType), language)),
  }
  return technicalGroups(language).map(({ title, rows }, index) => ({
    title: t(`group.${title}`),
    rows: [
      ...(index === 0 ? [price] : []),
      ...rows.map(({ label, read }) => ({
        label: t(label),
        cells: builds.map((build) => read(build, { t, typeWord })),
      })),
    ],
  }))
}
