import { useTranslation } from 'next-i18next/pages'
import { ModelCard } from '@/components/ModelCard'
import { withoutRepeats } from '@/components/without-repeats'
import type { ModelEntry } from '@/contract/navigation'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Disclosure } from '@/ui/Disclosure'
import { Icon } from '@/ui/Icon'
import { Tab, TabRow } from '@/ui/Tabs.styles'
import { AllModels, Cards, Families, FamilyRow } from './MenuContent.styles'
import type { MenuPrices } from './menu-prices'

const keyOf = ({ carlineCode, href }: ModelEntry) => `${carlineCode} ${href}`

/** Families in the order of the content; a model of a family that is not listed still has its place, at the end. */
function byFamily(families: readonly string[], models: readonly ModelEntry[]): [string, ModelEntry[]][] {
  const groups = new Map<string, ModelEntry[]>(families.map((family) => [family, []]))
  for (const model of models) groups.set(model.family, [...(groups.get(model.family) ?? []), model])
  return [...groups].filter(([, members]) => members.length > 0)
}

/** Models by family: each a section of its own that opens and closes, on a wide screen a tab (spec §2). */
export function MenuModels({ modelPrices = {} }: { modelPrices?: MenuPrices | undefined }) {
  const { t } = useTranslation('nav')
  const audience = useAudience()
  const { data } = useCarsNavigation(audience)
  const groups = data ? byFamily(data.families, withoutRepeats(data.navigation, keyOf)) : []

  return (
    <Families data-families="">
      <FamilyRow>
        {/* Shown, and brought to life, where there is room for it (FamilyTabs.tsx). */}
        <TabRow role="tablist" aria-label={t('families')} hidden>
          {groups.map(([family], index) => (
            <Tab
              key={family}
              type="button"
              role="tab"
              id={`menu-family-${index}`}
              aria-controls={`menu-models-${index}`}
              aria-selected={index === 0}
            >
              {family}
            </Tab>
          ))}
        </TabRow>
        <AllModels>
          <RouteLink to="models">
            {t('all_models')} <Icon name="arrow-right" />
          </RouteLink>
        </AllModels>
      </FamilyRow>
      {groups.map(([family, models], index) => (
        <Disclosure key={family} summary={family} open>
          <div id={`menu-models-${index}`}>
            <Cards role="list">
              {models.map((model) => (
                <li key={keyOf(model)}>
                  <ModelCard
                    entry={model}
                    variant="tablist"
                    price={Object.hasOwn(modelPrices, model.carlineCode) ? modelPrices[model.carlineCode] : undefined}
                  />
                </li>
              ))}
            </Cards>
          </div>
        </Disclosure>
      ))}
    </Families>
  )
}
