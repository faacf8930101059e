import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import type { ProductCode } from '@/domain/finance-terms'
import { Calculator } from '@/money/Calculator'
import { type Terms, useUrlTerms } from '@/money/finance-memory'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { pageProduct } from './page-product'

interface FinanceToolProps {
  /** Default: the product of the page. */
  readonly product?: ProductCode
  readonly terms?: Terms
}

/** The calculator of a finance page, with a choice of car. */
export function FinanceTool({ product, terms }: FinanceToolProps) {
  const { t } = useTranslation('financing')
  const { name, salesType } = useCurrentRoute()
  const query = useModelsPrices(useAudienceQuery())
  const addressed = useUrlTerms()?.car
  const models = query.data?.models ?? []
  const chosen = addressed && 'cupra_code' in addressed ? addressed.cupra_code : undefined
  const model = models.find(({ from_cupra_code }) => from_cupra_code === chosen) ?? models[0]
  if (!model) {
    return (
      <Unanswered queries={[query]} line="monthly">
        <Skeleton $height="20rem" />
      </Unanswered>
    )
  }
  return (
    <Calculator
      car={{ cupra_code: model.from_cupra_code }}
      carField={(choose) => (
        <SelectField
          label={t('calculator.car')}
          name="cupra_code"
          value={model.from_cupra_code}
          onChange={({ target }) => choose({ cupra_code: target.value })}
          options={models.map((one) => [one.from_cupra_code, one.name] as const)}
        />
      )}
      isElectric={model.fuel_types.every((fuel) => fuel === 'ELECTRIC')}
      product={product ?? pageProduct(name, salesType)}
      wltp={model.wltp}
      {...(terms && { terms })}
    />
  )
}
