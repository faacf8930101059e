import { useTranslation } from 'next-i18next/pages'
import type { Configuration } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Disclosure } from '@/ui/Disclosure'
import { STEPS, stepOfCategory } from '../choosing/steps'
import * as S from './Summary.styles'

/** The chosen parts and those that come with them, grouped by step. */
export function SelectedParts({ selected }: { selected: Configuration['selected'] }) {
  const { t } = useTranslation(['ccf', 'common'])
  const { language, salesType } = useAudience()
  const findTitle = (code: string) => selected.find((part) => part.code === code)?.title
  const amountText = ({ price, included_in, standard }: Configuration['selected'][number]) => {
    const pack = included_in && findTitle(included_in)
    if (pack) return t('ccf:conf.includedIn', { pack })
    if (standard) return t('common:price.standard')
    return isZero(price) ? t('common:price.no_extra') : formatEuro(amountFor(price, salesType), language)
  }
  return (
    <Disclosure summary={t('ccf:summary.car')} open>
      <S.Rows>
        {STEPS.flatMap((step) => selected.filter(({ category }) => stepOfCategory(category) === step)).map((part) => (
          <S.Row key={part.code}>
            <dt>{part.title}</dt>
            <dd>{amountText(part)}</dd>
          </S.Row>
        ))}
      </S.Rows>
    </Disclosure>
  )
}
