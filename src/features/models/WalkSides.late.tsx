import { useTranslation } from 'next-i18next/pages'
import type { ModelledCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Sides } from './CarlineWalk.styles'
import { useVersions } from './use-carline'
import { walkFigures } from './walk-figures'

/** The text of each side; nothing if the service does not give the dimensions. */
export function WalkSides({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('models')
  const { language } = useAudience()
  const { builds } = useVersions(carline)
  const figures = walkFigures(builds ?? [], language)
  if (!figures) return null
  return (
    <Sides>
      <li>
        <Heading level={2} size="m">
          {t('page.allRound')}
        </Heading>
        <p>{t('walk.flank', figures)}</p>
      </li>
      <li>
        <p>{t('walk.rear', figures)}</p>
      </li>
      <li>
        <p>{t('walk.otherFlank', figures)}</p>
      </li>
      <li>
        <p>{t('walk.front', figures)}</p>
      </li>
    </Sides>
  )
}
