import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { SoldCarline } from '@/domain/carline'
import type { ButtonSize } from '@/ui/Button'

interface ConfigureButtonProps {
  readonly carline: SoldCarline
  /** The build to begin with; without one the model is chosen first. */
  readonly buildId: string | undefined
  /** Where the configurator opens, on a page that is about one of its steps. */
  readonly step?: string | undefined
  readonly size?: ButtonSize
}

/** The way into the configurator. */
export function ConfigureButton({ carline, buildId: from, step, size = 'm' }: ConfigureButtonProps) {
  const { t } = useTranslation('models')
  return from ? (
    <RouteButton to="car-configurator.conf" params={{ id: from }} {...(step && { hash: step })} size={size}>
      {t('page.configure')}
    </RouteButton>
  ) : (
    <RouteButton to="car-configurator.models" params={{ carline }} size={size}>
      {t('page.configure')}
    </RouteButton>
  )
}
