import { SiteLink } from '@/components/SiteLink'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { AllModels } from './AllModels'
import { byFamily, modelKey } from './families'
import { FamilyName, FamilyNames, Links } from './MenuContent.styles'

/** The models by family, as every page has them: their names. The cards come when they are wanted (MenuModels). */
export function MenuModelNames() {
  const { data } = useCarsNavigation(useAudience())
  return (
    <>
      <FamilyNames>
        {(data ? byFamily(data) : []).map(([family, models]) => (
          <div key={family}>
            <FamilyName>{family}</FamilyName>
            <Links role="list">
              {models.map((model) => (
                <li key={modelKey(model)}>
                  <SiteLink href={model.href}>{model.name}</SiteLink>
                </li>
              ))}
            </Links>
          </div>
        ))}
      </FamilyNames>
      <AllModels />
    </>
  )
}
