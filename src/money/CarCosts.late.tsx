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
  knownRegion,
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

/** Without JavaScript the form redirects to the page of the costs (pages/api/costs.ts). */
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
  /** Parameters in the URL of the costs page, which the server has prefetched. */
  readonly given?: CostCalculation
  /** The server has prefetched the lease amount on the initial terms. */
  readonly isAsked?: boolean
  /** Renders the total cost, on a page where it is open from the start. */
  readonly drawTotal?: (props: TotalCostProps) => ReactNode
}

type CarCostsProps =
  | (CostFormProps & {
      /**
       * What the server renders: the form, a link to the costs page if the document is at its size limit, or nothing. The browser
       * renders the form.
       */
      readonly served?: 'form' | 'link' | 'nothing'
    })
  /** Placeholder while the browser loads the data of the form. */
  | (Pick<CostedCar, 'car'> & {
      readonly served: 'link'
      readonly catalogValue?: undefined
      readonly drawTotal?: undefined
    })

const TotalCost = browserOnly(() => import('./TotalCost.late').then((module) => module.TotalCost))

const HEADINGS = { B2B: 'company.heading', B2C: 'costs.heading' } as const

/** The taxes of a car by region and its costs for a company, in one form. Its values are in the URL. */
export function CarCosts({ served = 'form', ...form }: CarCostsProps) {
  const isHydrated = useHydrated()
  const { link, section } = useLinkFocus()
  if (form.catalogValue !== undefined && (served === 'form' || isHydrated))
    return <CostForm {...form} section={section} />
  return served === 'link' ? <CostsLink car={form.car} link={link} /> : null
}

/** The visitor's parameters, chosen here or on another page, and the URL of the costs page with them. */
function useChosenCosts(car: CostedCar['car'], given?: CostCalculation) {
  const costs = useRememberedCosts(given?.costs) ?? FIRST_COSTS
  const rent = given && { duration: given.duration, mileage: given.mileage, product: given.product, deposit: '' }
  const remembered = useRememberedTerms(rent)
  const { duration, mileage } = remembered ?? FIRST_TERMS
  // The costs of a credit would need depreciation, which is not calculated, so the long-term lease replaces it.
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
    // All other fields take effect at their change event.
    const zipcode = new FormData(event.currentTarget).get('zipcode')
    if (typeof zipcode === 'string' && zipcode !== '' && zipcode !== costs.place) choose({ place: zipcode })
  }
  return (
    <Stack
      as="section"
      ref={section}
      $gap="m"
      data-cost=""
      data-print={isBusiness || knownRegion(costs.place) ? undefined : 'hide'}
      aria-labelledby={headingId}
    >
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
        <div data-print="hide">
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

/** If the link has the focus when the form replaces it, the focus moves to the form's first field. */
function useLinkFocus() {
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
