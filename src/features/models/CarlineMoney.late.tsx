import { useTranslation } from 'next-i18next/pages'
import { useLayoutEffect, useState } from 'react'
import styled from 'styled-components'
import type { BaseConfiguration } from '@/contract/configurator'
import { carName } from '@/domain/car-name'
import type { ModelledCarline } from '@/domain/carline'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { Calculator } from '@/money/Calculator'
import { CarCosts } from '@/money/CarCosts.late'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { useHydrated } from '@/ui/use-hydrated'
import { useCarlinePrice, useShowsMonthly, useVersions } from './use-carline'

/** No top padding: the section above has the same background and enough space below. */
const Money = styled(Section)`
  padding-block-start: 0;
`

/** The calculator for the car of the "from" price. */
export function CarlineMoney({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('financing')
  const { salesType } = useAudience()
  const { model } = useCarlinePrice(carline)
  const isHydrated = useHydrated()
  const [build, setBuild] = useState<BaseConfiguration>()
  const showsMonthly = useShowsMonthly()
  if (!model || !showsMonthly) return null
  const link = { car: { cupra_code: model.from_cupra_code }, served: 'link' as const }
  const costs = build
    ? {
        ...link,
        name: carName(model.name, build.title),
        carline,
        catalogValue: build.price.incl,
        fuel: build.fuel_type,
        wltp: build.wltp,
        taxFacts: build.tax_facts,
      }
    : link
  return (
    <Money $tight>
      <Container>
        <Stack $gap="xl">
          <Stack $gap="m">
            <Heading level={2}>{t('calculator.heading')}</Heading>
            <Calculator
              car={{ cupra_code: model.from_cupra_code }}
              isElectric={model.fuel_types.every((fuel) => fuel === 'ELECTRIC')}
              usual={FIRST_PRODUCT[salesType]}
            />
          </Stack>
          {isHydrated && <AskBuild carline={carline} code={model.from_cupra_code} onBuild={setBuild} />}
          <CarCosts {...costs} />
        </Stack>
      </Container>
    </Money>
  )
}

interface AskBuildProps {
  readonly carline: ModelledCarline
  readonly code: string
  readonly onBuild: (build: BaseConfiguration) => void
}

/** Only the browser loads the car of the price, when the costs come into view: the document is at its size limit. */
function AskBuild({ carline, code, onBuild }: AskBuildProps) {
  const build = useVersions(carline).builds?.find(({ cupra_code }) => cupra_code === code)
  // A layout effect, because after a client-side navigation the answer is already cached and nothing should flicker.
  useLayoutEffect(() => {
    if (build) onBuild(build)
  }, [build, onBuild])
  return null
}
