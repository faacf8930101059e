import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { carName } from '@/domain/car-name'
import type { SoldCarline } from '@/domain/carline'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { Calculator } from '@/money/Calculator'
import { CarCosts } from '@/money/CarCosts.late'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { useCarlinePrice, useShowsMonthly, useVersions } from './use-carline'

/** It stands on the ground of the versions above it: their room below is enough. */
const Money = styled(Section)`
  padding-block-start: 0;
`

/** What the car behind the "from" price costs a month, on terms to choose. */
export function CarlineMoney({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation('financing')
  const { salesType } = useAudience()
  const { model } = useCarlinePrice(carline)
  const { builds } = useVersions(carline)
  const build = builds?.find(({ cupra_code }) => cupra_code === model?.from_cupra_code)
  const showsMonthly = useShowsMonthly()
  if (!model || !showsMonthly) return null
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
          {build && (
            <CarCosts
              car={{ cupra_code: build.cupra_code }}
              name={carName(model.name, build.title)}
              carline={carline}
              catalogValue={build.price.incl}
              fuel={build.fuel_type}
              wltp={build.wltp}
              taxFacts={build.tax_facts}
              served="link"
            />
          )}
        </Stack>
      </Container>
    </Money>
  )
}
