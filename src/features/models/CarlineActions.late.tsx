import { useTranslation } from 'next-i18next/pages'
import { OfferButton } from '@/components/OfferButton.late'
import { RouteButton } from '@/components/RouteButton'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { ActionBar } from '@/money/ActionBar'
import { useCarlinePrice, useShowsMonthly } from './use-carline'

interface CarlineActionsProps {
  readonly carline: ModelledCarline
  /** A price needs WLTP figures and conditions on the page. A tab has none, so its bar shows the name instead. */
  readonly isOnTab?: boolean
}

/** Bar with the price and the two main actions of a carline. */
export function CarlineActions({ carline, isOnTab = false }: CarlineActionsProps) {
  const { t } = useTranslation(['models', 'common'])
  const { model } = useCarlinePrice(carline)
  const showsMonthly = useShowsMonthly()
  if (!model) return null
  const name = CARLINE_NAMES[carline]
  return (
    <ActionBar
      label={t('models:page.actions', { model: name })}
      title={isOnTab ? name : undefined}
      price={isOnTab ? undefined : model.from_price}
      isFromPrice
      monthly={showsMonthly && !isOnTab ? model.from_monthly : undefined}
    >
      <RouteButton to="models.carline.test-drive" params={{ carline_code: carline }} variant="secondary" size="s">
        {t('common:ask.drive')}
      </RouteButton>
      <OfferButton cupra_code={model.from_cupra_code} car={name} size="s" />
    </ActionBar>
  )
}
