import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import { CARLINE_NAMES, type SoldCarline } from '@/domain/carline'
import { ConfigureButton } from './ConfigureButton'
import { useCarlinePrice } from './use-carline'

/**
 * What the page is for, at hand while it is read on a phone (BelowHero.styles.ts). Without the price: that one never
 * stands without the figures of WLTP, which a bar has no room for.
 *
 * @param step where the configurator opens, on a page that is about one of its steps
 */
export function CarlineActions({ carline, step }: { carline: SoldCarline; step?: string | undefined }) {
  const { t } = useTranslation('models')
  const { model } = useCarlinePrice(carline)
  return (
    <nav data-ground="night" aria-label={t('page.actions', { model: CARLINE_NAMES[carline] })}>
      <ConfigureButton carline={carline} buildId={model?.from_id} step={step} size="s" />
      <RouteButton to="models.carline.test-drive" params={{ carline_code: carline }} variant="secondary" size="s">
        {t('page.testDriveShort')}
      </RouteButton>
    </nav>
  )
}
