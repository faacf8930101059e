import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { ModelledCarline } from '@/domain/carline'
import type { ButtonVariant } from '@/ui/Button'

interface ConfigureButtonProps {
  readonly carline: ModelledCarline
  /** The build to begin with; without one the model is chosen first. */
  readonly buildId: string | undefined
  /** Where the configurator opens, on a page that is about one of its steps. */
  readonly step?: string | undefined
  readonly variant?: ButtonVariant
}

/** The way into the configurator. */
export function ConfigureButton({ carline, buildId: from, step, ...look }: ConfigureButtonProps) {
  const { t } = useTranslation('models')
  return from ? (
    <RouteButton to="car-configurator.conf" params={{ id: from }} {...(step && { hash: step })} {...look}>
      {t('page.configure')}
    </RouteButton>
  ) : (
    <RouteButton to="car-configurator.models" params={{ carline }} {...look}>
      {t('page.configure')}
    </RouteButton>
  )
}
