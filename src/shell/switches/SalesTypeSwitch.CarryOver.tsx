import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { priceText } from '@/components/price-text'
import { WltpLine } from '@/components/WltpLine'
import type { Configuration } from '@/contract/configured-car'
import { otherSalesType, type SalesType } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { Checkbox } from '@/ui/Choice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { color, space, weight } from '@/ui/theme/css-vars'
import { lostChoices } from './lost-choices'

const Root = styled.div`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s};
  border: 1px solid ${color.line};
  background: ${color.raised};
  ul { padding-inline-start: ${space.s}; }
`

const Prices = styled.dl`
  display: grid;
  /* Words must not break, even on the smallest screen. */
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: ${space['3xs']} ${space.xs};
  dd { font-variant-numeric: tabular-nums; text-align: end; }
  dt:last-of-type, dd:last-of-type { font-weight: ${weight.medium}; }
`

interface CarryOverProps {
  currentCar: Configuration | undefined
  otherCar: Configuration | undefined
  target: SalesType
  state: 'checking' | 'found' | 'gone' | 'unknown'
  isKept: boolean
  onKeep: (isKept: boolean) => void
}

/** Comparison of the car for both sales types: both totals, and the choices that would be lost. */
export function CarryOver({ currentCar, otherCar, target: to, state, isKept, onKeep }: CarryOverProps) {
  const { t } = useTranslation(['ccf', 'common', 'type'])
  const { language } = useAudience()
  if (state !== 'found' || !otherCar) {
    return (
      <Root role="status" aria-busy={state === 'checking'}>
        <Text>{t(`ccf:switch.${state === 'found' ? 'checking' : state}`)}</Text>
        {state === 'checking' && <Skeleton $height="6rem" />}
      </Root>
    )
  }
  const lost = lostChoices(currentCar, otherCar)
  const label = (side: SalesType) => `${t(`type:sales_type.${side}`)}, ${t(`common:price.${VAT[side]}`)}`
  const total = ({ price }: Configuration, side: SalesType) => priceText(t, price.total, { language, salesType: side })
  return (
    <Root>
      <Checkbox
        checked={isKept}
        onChange={({ currentTarget }) => onKeep(currentTarget.checked)}
        hint={t('ccf:switch.keep_hint')}
      >
        {t('ccf:switch.keep')}
      </Checkbox>
      <Prices>
        {currentCar && (
          <>
            <dt>{label(otherSalesType(to))}</dt>
            <dd>{total(currentCar, otherSalesType(to))}</dd>
          </>
        )}
        <dt>{label(to)}</dt>
        <dd>{total(otherCar, to)}</dd>
      </Prices>
      <WltpLine wltp={otherCar.wltp} />
      {lost.length === 0 ? (
        <Text>{t('ccf:switch.all_kept')}</Text>
      ) : (
        <div>
          <Text>{t('ccf:switch.lost')}</Text>
          <ul>
            {lost.map(({ code, title, replacement }) => (
              <li key={code}>{replacement ? t('ccf:switch.replaced', { old: title, new: replacement }) : title}</li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  )
}

const VAT = { B2C: 'incl', B2B: 'excl' } as const
