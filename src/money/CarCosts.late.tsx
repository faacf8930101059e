import { useTranslation } from 'next-i18next/pages'
import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { TaxFacts, Wltp } from '@/contract/common'
import { type Calculation, FIRST_TERMS } from '@/domain/calculation'
import type { CarlineCode } from '@/domain/carline'
import {
  type CostCalculation,
  type CostPlan,
  FIRST_COSTS,
  RENTED_PRODUCTS,
  writeCostCalculation,
} from '@/domain/cost-plan'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { FuelType } from '@/domain/fuel-type'
import { parseOption } from '@/domain/is-one-of'
import { browserOnly } from '@/late/browser-only'
import type { Audience } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { TextLink } from '@/ui/TextLink'
import { useHydrated } from '@/ui/use-hydrated'
import { BusinessPanel } from './BusinessPanel'
import * as S from './Calculator.styles'
import { companyCar } from './company-table'
import { rememberCosts, useRememberedCosts } from './costs-memory'
import { useRememberedTerms } from './finance-memory'
import { RegionTaxes } from './RegionTaxes'
import { settledCo2 } from './settled-co2'
import type { TotalCostProps } from './TotalCost.late'

/** Where the form goes without JavaScript: it leads to the page of these costs (pages/api/costs.ts). */
const ACTION = '/api/costs'

export interface CostedCar {
  readonly car: Calculation['car']
  readonly name: string
  readonly carline: CarlineCode
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType
  readonly wltp: Wltp
  readonly taxFacts: TaxFacts | undefined
}

interface CostFormProps extends CostedCar {
  /** Those of the address, where the page is about them; its server has asked what they need. */
  readonly given?: CostCalculation
  /** The server has asked what the rent comes to on the first terms. */
  readonly isAsked?: boolean
  /** Draws the cost to the end of the term where it stands open from the beginning. */
  readonly drawTotal?: (props: TotalCostProps) => ReactNode
}

type CarCostsProps =
  | (CostFormProps & {
      /**
       * What the server's HTML has: the form, or where the document is at its limit a link to the page of it, or nothing. The browser
       * draws the form.
       */
      readonly served?: 'form' | 'link' | 'nothing'
    })
  /** As long as the browser has not asked what the form is about. */
  | (Pick<CostedCar, 'car'> & {
      readonly served: 'link'
      readonly catalogValue?: undefined
      readonly drawTotal?: undefined
    })

const TotalCost = browserOnly(() => import('./TotalCost.late').then((module) => module.TotalCost))

const HEADINGS = { B2B: 'company.heading', B2C: 'costs.heading' } as const

/** The taxes of a car by region, and what it costs a company: asked in one form, and kept in the address. */
export function CarCosts({ served = 'form', ...form }: CarCostsProps) {
  const isHydrated = useHydrated()
  const { link, section } = useFocusOfLink()
  if (form.catalogValue !== undefined && (served === 'form' || isHydrated))
    return <CostForm {...form} section={section} />
  return served === 'link' ? <CostsLink car={form.car} link={link} /> : null
}

/** What the visitor has chosen here or on another page, and the address of the page with it. */
function useChosenCosts(car: CostedCar['car'], given?: CostCalculation) {
  const costs = useRememberedCosts(given?.costs) ?? FIRST_COSTS
  const rent = given && { duration: given.duration, mileage: given.mileage, product: given.product, deposit: '' }
  const remembered = useRememberedTerms(rent)
  const { duration, mileage } = remembered ?? FIRST_TERMS
  // What is borrowed is written off, which no page works out: the long-term rent stands in its place.
  const product = parseOption(RENTED_PRODUCTS, remembered?.product) ?? 'ol'
  const terms = { duration, mileage, product }
  return { costs, terms, page: { costs: writeCostCalculation({ car, ...terms, costs }) } }
}

const companyTableAddress = (costs: string, format: string, { language, salesType }: Audience) =>
  `/api/costs?${new URLSearchParams({ costs, format, lang: language, sales_type: salesType })}`

function CostsLink({ car, link }: Pick<CostedCar, 'car'> & { link: Ref<HTMLAnchorElement> }) {
  const { t } = useTranslation('financing')
  const { salesType } = useAudience()
  const { page } = useChosenCosts(car)
  return (
    <S.Address to="financing.costs" params={page} ref={link}>
      {t(HEADINGS[salesType])}
    </S.Address>
  )
}

function CostForm({
  given,
  isAsked = given !== undefined,
  drawTotal,
  section,
  ...costed
}: CostFormProps & { section: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('financing')
  const { language, salesType } = useAudience()
  const isHydrated = useHydrated()
  const [today] = useState(() => dayInBrussels(new Date()))
  const headingId = useId()
  const { car, fuel, wltp, taxFacts } = costed
  const { costs, terms, page } = useChosenCosts(car, given)
  const driven = companyCar(costed)
  const choose = (change: Partial<CostPlan>) => rememberCosts(change, costs)
  const parts = { costs, today, onCosts: choose }
  const isBusiness = salesType === 'B2B'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Every other field is taken when it changes.
    const zipcode = new FormData(event.currentTarget).get('zipcode')
    if (typeof zipcode === 'string' && zipcode !== '' && zipcode !== costs.place) choose({ place: zipcode })
  }
  return (
    <Stack as="section" ref={section} $gap="m" data-cost="" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t(HEADINGS[salesType])}
      </Heading>
      <S.CostForm action={ACTION} method="get" onSubmit={submit} noValidate aria-label={t('costs.label')}>
        <input type="hidden" name="lang" value={language} />
        <input type="hidden" name="sales_type" value={salesType} />
        <input type="hidden" name="duration" value={terms.duration} />
        <input type="hidden" name="mileage" value={terms.mileage} />
        <input type="hidden" name="product" value={terms.product} />
        {'commission_id' in car ? (
          <input type="hidden" name="commission_id" value={car.commission_id} />
        ) : (
          <input type="hidden" name="cupra_code" value={car.cupra_code} />
        )}
        {isBusiness && (
          <BusinessPanel
            {...parts}
            car={car}
            fuel={fuel}
            driven={driven}
            terms={terms}
            waits={!isAsked && !isHydrated}
          />
        )}
        <RegionTaxes {...parts} car={{ fuel, co2: settledCo2(wltp), facts: taxFacts }} />
        {isBusiness && driven && <Total {...parts} costed={costed} terms={terms} draw={drawTotal} />}
        <div>
          <Button type="submit" $variant="secondary">
            {t('costs.submit')}
          </Button>
        </div>
      </S.CostForm>
      <Cluster>
        <S.Address to="financing.costs" params={page}>
          {t('costs.address')}
        </S.Address>
        {isBusiness &&
          driven &&
          (['pdf', 'csv'] as const).map((format) => (
            <TextLink
              key={format}
              href={companyTableAddress(page.costs, format, { language, salesType })}
              download
              data-print="hide"
            >
              {t(`company.file.${format}`)}
            </TextLink>
          ))}
      </Cluster>
    </Stack>
  )
}

function Total({ draw, ...total }: TotalCostProps & { draw: CostFormProps['drawTotal'] }) {
  const { t } = useTranslation('financing')
  const [isOpen, setOpen] = useState(false)
  if (!draw) {
    return (
      <S.Others onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('company.tco.open')}</summary>
        {isOpen && <TotalCost {...total} />}
      </S.Others>
    )
  }
  return (
    <>
      <Heading level={3}>{t('company.tco.open')}</Heading>
      {draw(total)}
    </>
  )
}

/** When the form comes in the place of the link, and the link has the focus, the form's first field gets it. */
function useFocusOfLink() {
  const section = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const link = useCallback((element: HTMLAnchorElement) => {
    return () => {
      hadFocus.current = element === document.activeElement
    }
  }, [])
  useLayoutEffect(() => {
    if (!hadFocus.current || !section.current) return
    hadFocus.current = false
    section.current.querySelector<HTMLElement>('select, input:not([type="hidden"])')?.focus({ preventScroll: true })
  })
  return { link, section }
}
