import { useTranslation } from 'next-i18next/pages'
import { ModelCard } from '@/components/ModelCard'
import { withoutRepeats } from '@/components/without-repeats'
import type { ModelEntry } from '@/contract/navigation'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Disclosure } from '@/ui/Disclosure'
import { Cards, LinkItem, Links, Sections } from './MenuContent.styles'
import type { MenuPrices } from './menu-prices'

const keyOf = ({ carlineCode, href }: ModelEntry) => `${carlineCode} ${href}`

/** Families in the order of the content; a model of a family that is not listed still has its place, at the end. */
function byFamily(families: readonly string[], models: readonly ModelEntry[]): [string, ModelEntry[]][] {
  const groups = new Map<string, ModelEntry[]>(families.map((family) => [family, []]))
  for (const model of models) groups.set(model.family, [...(groups.get(model.family) ?? []), model])
  return [...groups].filter(([, members]) => members.length > 0)
}

/** Models by family, each family a section of its own that opens and closes. */
export function MenuModels({ modelPrices = {} }: { modelPrices?: MenuPrices | undefined }) {
  const { t } = useTranslation('nav')
  const audience = useAudience()
  const { data } = useCarsNavigation(audience)
  const groups = data ? byFamily(data.families, withoutRepeats(data.navigation, keyOf)) : []

  return (
    <Sections>
      {groups.map(([family, models]) => (
        <Disclosure key={family} summary={family} open>
          <Cards role="list">
            {models.map((model) => (
              <li key={keyOf(model)}>
                <ModelCard
                  entry={model}
                  price={Object.hasOwn(modelPrices, model.carlineCode) ? modelPrices[model.carlineCode] : undefined}
                />
              </li>
            ))}
          </Cards>
        </Disclosure>
      ))}
      <Links role="list" data-incomplete={data ? undefined : ''}>
        <LinkItem>
          <RouteLink to="models">{t('all_models')}</RouteLink>
        </LinkItem>
      </Links>
    </Sections>
  )
}
