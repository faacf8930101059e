import { useTranslation } from 'next-i18next/pages'
import { RouteLink } from '@/routing/RouteLink'
import { Icon } from '@/ui/Icon'
import { AllModelsLink } from './MenuContent.styles'

/** The way to the whole range, beside the families or above them. */
export function AllModels() {
  const { t } = useTranslation('nav')
  return (
    <AllModelsLink>
      <RouteLink to="models">
        {`${t('all_models')} `}
        <Icon name="arrow-right" />
      </RouteLink>
    </AllModelsLink>
  )
}
