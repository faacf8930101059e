import { useTranslation } from 'next-i18next/pages'
import { ModelCard } from '@/components/ModelCard'
import { Unanswered } from '@/components/Unanswered'
import type { ModelEntry } from '@/contract/navigation'
import { audienceQuery } from '@/data/audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import { configuratorQueries } from '@/data/configurator/queries'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { navigationQueries } from '@/data/navigation/queries'
import { useFetched } from '@/late/use-fetched'
import { useAudience } from '@/routing/CurrentRoute'
import { Disclosure } from '@/ui/Disclosure'
import { Tabs } from '@/ui/Tabs'
import { breakpoints } from '@/ui/theme/breakpoints'
import { useMedia } from '@/ui/use-media'
import { AllModels } from './AllModels'
import { byFamily, modelKey } from './families'
import { Cards, Families, FamilyRow } from './MenuContent.styles'

const WIDE = `(min-width: ${breakpoints.l}px)`
const SMALL = `(max-width: ${breakpoints.m - 1}px)`

/**
 * The models as cards, by family: on a wide screen a tab each, otherwise sections that open and close (spec §2). Drawn when
 * the visitor comes near the menu; until then, and without scripts, their names stand there (MenuModelNames).
 */
export function MenuModels() {
  const { t } = useTranslation('nav')
  const audience = useAudience()
  const isWide = useMedia(WIDE)
  const isSmall = useMedia(SMALL)
  const query = audienceQuery(audience)
  useFetched([navigationQueries.cars(audience.language), configuratorQueries.modelsPrices(query)])
  const { data } = useCarsNavigation(audience)
  const prices = useModelsPrices(query)
  const families = data ? byFamily(data) : []
  const cards = (models: readonly ModelEntry[]) => (
    <Cards role="list">
      {models.map((model) => (
        <li key={modelKey(model)}>
          <ModelCard
            entry={model}
            variant="tablist"
            price={prices.data?.models.find(({ carline_code }) => carline_code === model.carlineCode)}
          />
        </li>
      ))}
    </Cards>
  )

  return (
    <Families>
      {!prices.data && <Unanswered queries={[prices]} line="prices" />}
      {/* A single family has nothing to choose from. */}
      {isWide && families.length > 1 ? (
        <Tabs
          label={t('families')}
          tabs={families.map(([family, models], index) => ({
            id: String(index),
            label: family,
            panel: cards(models),
          }))}
          aside={<AllModels />}
        />
      ) : (
        <>
          <FamilyRow>
            <AllModels />
          </FamilyRow>
          {families.map(([family, models], index) => (
            <Disclosure key={family} summary={family} open={index === 0 || !isSmall}>
              {cards(models)}
            </Disclosure>
          ))}
        </>
      )}
    </Families>
  )
}
