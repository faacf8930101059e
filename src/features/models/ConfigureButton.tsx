import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { ModelledCarline } from '@/domain/carline'
import type { ButtonVariant } from '@/ui/Button'

interface ConfigureButtonProps {
  readonly carline: ModelledCarline
  /** The configuration to start with; without one the configurator starts with the choice of a model. */
  readonly buildId: string | undefined
  /** The step at which the configurator opens. */
  readonly step?: string | undefined
  readonly variant?: ButtonVariant
}

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
