import { useTranslation } from 'next-i18next/pages'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Simulation } from '@/contract/configurator'
import type { Configuration, QuotesResponse } from '@/contract/configured-car'
import { usePrices, useQuotes } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { DURATIONS, MILEAGES, type ProductCode } from '@/domain/finance-terms'
import { parseOption } from '@/domain/is-one-of'
import { orderOffers } from '@/domain/offered-products'
import { parseAmount } from '@/domain/parse-amount'
import type { SalesType } from '@/domain/sales-type'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { color, space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import type { CarReference } from '../car/car-reference'
import { isBeforeReduction } from '../summary/price-lines'
import { FIRST_QUOTE_TERMS, type QuoteTerms } from '../summary/summary-queries'

/** Endpoint of the PDF (pages/api/quote.ts). */
const PDF_ADDRESS = '/api/quote'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space.s} ${space.m};
  ${from.m} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${from.l} { grid-template-columns: repeat(3, minmax(0, 1fr)) auto auto; }
`

/** Hidden without JavaScript: the same form then only makes the PDF. */
const Recalculate = styled(Button)`
  @media (scripting: none) { display: none; }
`

/** A credit needs its representative example, and so a row of its own; two leases fit side by side. */
const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  gap: ${space.m};
  list-style: none;
  > :has(dl) { grid-column: 1 / -1; }
  dl { columns: 2 26rem; column-gap: ${space.xl}; }
  dl > div { break-inside: avoid; }
`

const Offer = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  gap: ${space.xs};
  padding: ${space.s};
  border: 1px solid ${color.line};
  ${from.m} { padding: ${space.m}; }
  background: ${color.canvas};
`

interface QuotesProps {
  readonly named: CarReference
  readonly car: Pick<Configuration, 'cupra_code' | 'fuel_type'>
}

/** The monthly amount of each product on the visitor's terms, and a PDF with all of them. */
export function Quotes({ named, car }: QuotesProps) {
  const products = useOfferedProducts({ isElectric: car.fuel_type === 'ELECTRIC' })
  if (products.length > 0) return <QuotesSection products={products} named={named} car={car} />
  // Without any product there are no terms to choose: the PDF has the price only.
  return (
    <form action={PDF_ADDRESS} method="get" data-print="hide">
      <CarFields code={car.cupra_code} />
      <PdfButton />
    </form>
  )
}

interface QuotesSectionProps extends QuotesProps {
  readonly products: readonly ProductCode[]
}

function QuotesSection({ products, named, car }: QuotesSectionProps) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const [wish, setWish] = useState(FIRST_QUOTE_TERMS)
  const query = useQuotes({ ...audience, ...named, ...wish })
  const { data, isPlaceholderData } = query
  const showsReduction = useFeatureFlag('PRICE_WITH_REDUCTION_CCF')
  return (
    <Stack as="section" $gap="m">
      <Heading level={3}>{t('summary.quotes.title')}</Heading>
      <Text>{t('summary.quotes.lead')}</Text>
      <TermsForm
        code={car.cupra_code}
        wish={wish}
        grid={data?.options_grid}
        onWish={(change) => setWish((previous) => ({ ...previous, ...change }))}
      />
      {data && !isPlaceholderData ? (
        <Offers quotes={data} products={products} />
      ) : (
        <Unanswered queries={[query]} line="monthly">
          {data ? <Offers quotes={data} products={products} /> : <Skeleton $height="16rem" />}
        </Unanswered>
      )}
      {data && showsReduction && <BeforeReduction named={named} offers={data.offers} />}
    </Stack>
  )
}

/** Says that the amounts are based on the price before the reduction. A representative example names its price, which would contradict the one above. */
function BeforeReduction({ named, offers }: { named: CarReference; offers: readonly Simulation[] }) {
  const { t } = useTranslation('ccf')
  const { data } = usePrices({ ...useAudienceQuery(), ...named })
  return data && isBeforeReduction(offers, data) ? <Note>{t('summary.quotes.beforeReduction')}</Note> : null
}

interface TermsFormProps {
  readonly code: string
  readonly wish: QuoteTerms
  readonly grid: QuotesResponse['options_grid'] | undefined
  readonly onWish: (change: Partial<QuoteTerms>) => void
}

/** The deposit if it is a valid amount, otherwise its error. */
function depositWithin(typed: string, salesType: SalesType, most = Number.POSITIVE_INFINITY): number | undefined {
  const amount = parseAmount(typed, salesType)
  return typeof amount === 'number' && amount <= most ? amount : undefined
}

function TermsForm({ code, wish, grid, onWish }: TermsFormProps) {
  const { t } = useTranslation('ccf')
  const { lang, sales_type } = useAudienceQuery()
  const [isOutOfBounds, setOutOfBounds] = useState(false)
  const most = grid?.deposits.max
  const euro = (amount: number) => formatEuro(amount, lang, { decimals: 0 })
  const bounds = most === undefined ? undefined : t(`summary.quotes.depositBounds.${sales_type}`, { max: euro(most) })
  const refusal = grid?.disabled.find(({ duration }) => duration === wish.duration)?.reason

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const deposit = depositWithin(String(new FormData(event.currentTarget).get('deposit') ?? ''), sales_type, most)
    const fits = deposit !== undefined
    setOutOfBounds(!fits)
    // The browser itself submits the form for the PDF, but only with a valid deposit.
    if (fits && submitter instanceof HTMLButtonElement && submitter.name === 'format') return
    event.preventDefault()
    if (fits) onWish({ deposit })
  }
  return (
    <Form action={PDF_ADDRESS} method="get" onSubmit={apply} noValidate data-print="hide">
      <CarFields code={code} />
      <SelectField
        label={t('summary.quotes.duration')}
        error={refusal}
        name="duration"
        value={wish.duration}
        onChange={({ target }) => onWish({ duration: parseOption(DURATIONS, target.value) ?? wish.duration })}
        options={DURATIONS.map(
          (duration) =>
            [
              duration,
              t('summary.quotes.months', { months: duration }),
              grid?.disabled.some((one) => one.duration === duration) && duration !== wish.duration,
            ] as const,
        )}
      />
      <SelectField
        label={t('summary.quotes.mileage')}
        name="mileage"
        value={wish.mileage}
        onChange={({ target }) => onWish({ mileage: parseOption(MILEAGES, target.value) ?? wish.mileage })}
        options={MILEAGES.map(
          (mileage) => [mileage, t('summary.quotes.km', { km: formatNumber(mileage, lang) })] as const,
        )}
      />
      <Field label={t('summary.quotes.deposit')} hint={bounds} error={isOutOfBounds && bounds}>
        {(control) => (
          <TextInput
            {...control}
            name="deposit"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={wish.deposit}
            onInput={({ currentTarget }) => {
              if (isOutOfBounds) setOutOfBounds(depositWithin(currentTarget.value, sales_type, most) === undefined)
            }}
          />
        )}
      </Field>
      <Recalculate type="submit" $variant="secondary">
        {t('summary.quotes.recalculate')}
      </Recalculate>
      <PdfButton />
    </Form>
  )
}

/** Hidden fields: the car and the audience of the PDF. */
function CarFields({ code }: { readonly code: string }) {
  const { lang, sales_type } = useAudienceQuery()
  return (
    <>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="sales_type" value={sales_type} />
      <input type="hidden" name="cupra_code" value={code} />
    </>
  )
}

function PdfButton() {
  const { t } = useTranslation('ccf')
  return (
    <Button type="submit" name="format" value="pdf">
      {t('summary.quotes.pdf')}
    </Button>
  )
}

interface OffersProps {
  readonly quotes: QuotesResponse
  readonly products: readonly ProductCode[]
}

function Offers({ quotes: { offers, document }, products }: OffersProps) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  const ordered = orderOffers(offers, products)
  if (ordered.length === 0) return <Text role="status">{t('summary.quotes.none')}</Text>
  return (
    <>
      <Products role="list">
        {ordered.map((offer) => (
          <li key={offer.product_code}>
            <Product offer={offer} />
          </li>
        ))}
      </Products>
      <Note>
        {t('summary.quotes.number', {
          number: document.quote_number,
          date: formatDate(document.valid_until, language),
        })}
      </Note>
    </>
  )
}

/** A product with everything that the law wants beside its amount. */
function Product({ offer }: { offer: Simulation }) {
  return (
    <Offer aria-label={offer.product_title}>
      <Heading level={4} size="m">
        {offer.product_title}
      </Heading>
      <MonthlyFigure monthly={monthlyPayment(offer)} size="body" />
    </Offer>
  )
}
