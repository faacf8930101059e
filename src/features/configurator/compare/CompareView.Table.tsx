import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { priceText } from '@/components/price-text'
import type { Money } from '@/contract/common'
import type { Configuration } from '@/contract/configured-car'
import type { StockVehicle } from '@/contract/stock'
import { carName } from '@/domain/car-name'
import { isZero } from '@/domain/is-zero'
import { withSoftHyphens } from '@/i18n/compound-words'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Disclosure } from '@/ui/Disclosure'
import { Text } from '@/ui/Text'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { visuallyHidden } from '@/ui/VisuallyHidden'
import { PriceDelta } from '../choosing/PriceDelta'
import { minus } from '../summary/price-lines'
import { type ComparedLine, type ComparedPart, comparedLines } from './compared-lines'

const Root = styled.table`
  width: 100%;
  table-layout: fixed;
  caption { padding-block-end: ${space.xs}; text-align: start; font-size: ${type.m}; font-weight: ${weight.medium}; }
  th, td {
    padding: ${space['2xs']} ${space.s} ${space['2xs']} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  thead th { font-size: ${type.s}; font-weight: ${weight.medium}; }
  tbody th { font-weight: ${weight.regular}; color: ${color.muted}; }
  tfoot th, tfoot td { font-weight: ${weight.medium}; border-block-end-color: ${color.accent}; }
  th:last-child, td:last-child { padding-inline-end: 0; text-align: end; }
  /* Without space for four columns, step and price difference share a line, with both cars below. */
  @media (max-width: 47.99rem) {
    tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(min-content, 1fr); }
    tbody th, tfoot th { padding-block-end: 0; border: 0; font-size: ${type.s}; }
    tbody td:last-child, tfoot td:last-child { grid-area: 1 / 2; padding-block-end: 0; border: 0; }
    thead th:first-child, thead th:last-child { ${visuallyHidden} }
  }
  ${from.m} { th:first-child { width: 18%; } th:last-child { width: 16%; } }
`

const Amount = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${type.s};
  font-variant-numeric: tabular-nums;
`

interface ComparedProps {
  readonly one: Configuration
  readonly other: Configuration
  /** The other car is in stock, so its price is not the sum of its parts. */
  readonly vehicle?: StockVehicle | undefined
}

/** The parts of both cars: differences are open, common parts are collapsed. */
export function ComparedTable({ one, other, vehicle }: ComparedProps) {
  const { t } = useTranslation('ccf')
  const lines = comparedLines(one, other)
  const different = lines.filter(({ isSame }) => !isSame)
  const same = lines.filter(({ isSame }) => isSame)
  return (
    <>
      {different.length === 0 ? (
        <Text>{t('compare.noDifference')}</Text>
      ) : (
        <Lines
          caption={t('compare.different', { count: different.length })}
          lines={different}
          one={one}
          other={other}
          vehicle={vehicle}
        />
      )}
      {same.length > 0 && (
        <Disclosure summary={t('compare.same', { count: same.length })}>
          <ul>
            {same.map(({ key, one: part }) => (
              <li key={key}>{part?.title}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const carTitle = ({ carline_title, title }: Configuration) => carName(carline_title, title)

interface LinesProps extends ComparedProps {
  readonly caption: string
  readonly lines: readonly ComparedLine[]
}

function Lines({ caption, lines, one, other, vehicle }: LinesProps) {
  const { t } = useTranslation(['ccf', 'common'])
  const audience = useAudience()
  const total = (car: Configuration) => priceText(t, car.price.total, audience)
  const difference = (price: Money) =>
    !isZero(price) && !isZero(one.price.total) && <PriceDelta money={minus(price, one.price.total)} />
  return (
    <Root>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ccf:compare.part')}</th>
          <th scope="col">{vehicle ? t('ccf:compare.mine') : carTitle(one)}</th>
          <th scope="col">{vehicle ? t('ccf:compare.stock', { id: vehicle.commission_id }) : carTitle(other)}</th>
          <th scope="col">{t('ccf:compare.delta')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{t(`ccf:conf.step.${line.step}`)}</th>
            <td>
              <Part part={line.one} />
            </td>
            <td>
              <Part part={line.other} />
            </td>
            <td>{isZero(line.delta) ? t('ccf:compare.samePrice') : <PriceDelta money={line.delta} />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(vehicle ? 'ccf:compare.list_total' : 'ccf:compare.total')}</th>
          <td>{total(one)}</td>
          <td>{total(other)}</td>
          <td>{difference(other.price.total)}</td>
        </tr>
        {vehicle && (
          <tr>
            <th scope="row">{t('ccf:compare.stock_total')}</th>
            <td>{total(one)}</td>
            <td>{priceText(t, vehicle.price_offer, audience)}</td>
            <td>{difference(vehicle.price_offer)}</td>
          </tr>
        )}
      </tfoot>
    </Root>
  )
}

function Part({ part }: { part: ComparedPart | undefined }) {
  const { t } = useTranslation(['ccf', 'common'])
  const { language, salesType } = useAudience()
  if (!part) return t('ccf:compare.without')
  return (
    <>
      {withSoftHyphens(part.title, language)}
      <Amount>
        {part.isIncluded && t('common:price.included')}
        {!part.isIncluded && isZero(part.price) && t('common:price.no_extra')}
        {!part.isIncluded && !isZero(part.price) && formatEuro(amountFor(part.price, salesType), language)}
      </Amount>
    </>
  )
}
