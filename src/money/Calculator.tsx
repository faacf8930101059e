import { useTranslation } from 'next-i18next/pages'
import { type ReactNode, useState } from 'react'
import { MessageButton } from '@/components/MessageButton'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import type { Wltp } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'
import { useQuotes } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { type Calculation, writeCalculation } from '@/domain/calculation'
import type { ProductCode } from '@/domain/finance-terms'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { AnswerPanel } from '@/ui/AnswerPanel'
import { Skeleton } from '@/ui/Skeleton'
import { Note, Text } from '@/ui/Text'
import { CalculatorForm } from './Calculator.Form'
import * as S from './Calculator.styles'
import { comparisonQuery } from './calculator-queries'
import { chooseTerms } from './choose-terms'
import { rememberTerms, type Terms, useRememberedTerms, useUrlTerms } from './finance-memory'
import { MonthlyFigure } from './MonthlyFigure'
import { monthlyPayment } from './monthly-payment'
import { useOffer } from './use-offer'
import { useOfferedProducts } from './use-offered-products'

interface CalculatorProps {
  readonly car: Calculation['car']
  readonly isElectric?: boolean
  /** Product of the page: the initial one, whatever the visitor chose elsewhere. */
  readonly product?: ProductCode | undefined
  /** Initial product if the visitor has chosen none. */
  readonly usual?: ProductCode | undefined
  /** Renders the choice of a car, on a page without one. Its field has the name `cupra_code`. */
  readonly carField?: (choose: (car: Calculation['car']) => void) => ReactNode
  readonly terms?: Terms
  /** Consumption and CO2, if the page does not show them elsewhere. */
  readonly wltp?: Wltp | undefined
  /** Another car is loading, so the figures belong to the previous one. */
  readonly isStale?: boolean
}

/** The monthly amount of a car on the visitor's terms, with the errors of the service. */
export function Calculator({
  car,
  isElectric = false,
  product: pageProduct,
  usual,
  terms: given,
  carField,
  wltp,
  isStale = false,
}: CalculatorProps) {
  const { t } = useTranslation('financing')
  const audience = useAudience()
  const products = useOfferedProducts({ isElectric })
  const canSwitch = useFeatureFlag('FINANCING_SOLUTION_SWITCH')
  const addressed = useUrlTerms()
  const wished = useRememberedTerms(given)
  // The URL may have been made for the other sales type, with a product that this one is not offered.
  const asked = [addressed?.product, pageProduct, wished?.product, usual]
  const terms = chooseTerms(
    products,
    asked.find((one) => one && products.includes(one)),
    wished,
  )
  if (!terms) return null

  const { product } = terms
  const choose = (change: Partial<Terms>) => rememberTerms(change, terms, car)
  return (
    <CalculatorForm
      car={car}
      terms={terms}
      products={canSwitch ? products : [product]}
      onTerms={choose}
      carField={carField?.((chosen) => rememberTerms({}, terms, chosen))}
    >
      <AnswerPanel aria-live="polite">
        <Answer car={car} terms={terms} isStale={isStale} />
        {wltp && <WltpLine wltp={wltp} />}
        <OtherProducts car={car} terms={terms} isStale={isStale} />
        <RouteLink to="financing.calculation" params={{ calculation: writeCalculation({ car, ...terms }) }}>
          {t('calculator.address')}
        </RouteLink>
        <MessageButton form="contact" about={{ topic: 'finance', ...car }} variant="ghost">
          {t('calculator.ask')}
        </MessageButton>
        <Note>{t(`calculator.note.${audience.salesType}`)}</Note>
      </AnswerPanel>
    </CalculatorForm>
  )
}

interface AnswerProps {
  readonly isStale: boolean
  readonly car: Calculation['car']
  readonly terms: Terms
}

function Answer({ car, terms, isStale }: AnswerProps) {
  const { t } = useTranslation('financing')
  const query = useOffer(car, terms)
  const { data, isPlaceholderData } = query
  if (!data) {
    return (
      <Unanswered queries={[query]} line="monthly">
        <Skeleton $height="12rem" />
      </Unanswered>
    )
  }
  const [offer] = data.offers
  const answer = (
    <S.Answer aria-busy={isStale || isPlaceholderData || undefined}>
      {offer ? <Offer offer={offer} /> : <Text>{t('calculator.no_offer')}</Text>}
    </S.Answer>
  )
  return isPlaceholderData ? (
    <Unanswered queries={[query]} line="monthly">
      {answer}
    </Unanswered>
  ) : (
    answer
  )
}

function Offer({ offer }: { offer: Simulation }) {
  const { t } = useTranslation('financing')
  const { language, salesType } = useAudience()
  const isExtraShown = useFeatureFlag('MILES')
  const hasTyresOf2025 = useFeatureFlag('MILES_FIX_TYRES_2025')
  const { product_code, total_paid, cash_price, extra_km, residual } = offer
  const euro = (money: typeof total_paid) => formatEuro(amountFor(money, salesType), language)
  const isCredit = product_code === 'ac'
  return (
    <>
      {/* The result with its terms. The amount of a credit must not be larger than its example. */}
      <MonthlyFigure monthly={monthlyPayment(offer)} size={offer.representative ? 'body' : 'm'} />
      <S.Facts>
        <dt>{t('calculator.price')}</dt>
        <dd>{isCredit ? formatEuro(cash_price.incl, language) : euro(cash_price)}</dd>
        <dt>{t('calculator.total')}</dt>
        <dd>{euro(total_paid)}</dd>
        {extra_km && isExtraShown && (
          <>
            <dt>{t('calculator.extra_km')}</dt>
            <dd>{euro(extra_km)}</dd>
          </>
        )}
        {(product_code === 'pl' || product_code === 'ol') && (
          <>
            <dt>{t('calculator.tyres.label')}</dt>
            <dd>{t(hasTyresOf2025 ? 'calculator.tyres.as_worn' : 'calculator.tyres.two_sets')}</dd>
          </>
        )}
        <dt>{t('calculator.at_the_end')}</dt>
        <dd>{t(`calculator.end.${isCredit ? 'yours' : residual ? 'option' : 'returned'}`)}</dd>
      </S.Facts>
    </>
  )
}

/** The other products on the same terms. They are loaded and rendered when opened, because a credit needs its whole example. */
function OtherProducts({ car, terms, isStale }: AnswerProps) {
  const { t } = useTranslation('financing')
  const [isOpen, setOpen] = useState(false)
  return (
    <S.Others onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('calculator.others')}</summary>
      {isOpen && <OtherOffers car={car} terms={terms} isStale={isStale} />}
    </S.Others>
  )
}

function OtherOffers({ car, terms, isStale }: AnswerProps) {
  const { t } = useTranslation('financing')
  const products = useOfferedProducts()
  const query = useQuotes(comparisonQuery(useAudience(), { car, ...terms }))
  const others = (query.data?.offers ?? []).filter(
    ({ product_code }) => product_code !== terms.product && products.includes(product_code),
  )
  if (!query.data) return <Unanswered queries={[query]} line="monthly" />
  if (others.length === 0) return <Text>{t('calculator.no_others')}</Text>
  return (
    <S.OtherList aria-busy={isStale || query.isPlaceholderData || undefined}>
      {others.map((offer) => (
        <S.Product key={offer.product_code}>
          <Offer offer={offer} />
        </S.Product>
      ))}
    </S.OtherList>
  )
}
