import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import type { StockVehicle } from '@/contract/stock'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'

interface VehicleContactButtonProps {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'status' | 'title'>
  /** Name of the car in the accessible name of the button. */
  readonly name?: string
  readonly variant: ButtonVariant
  readonly size?: ButtonSize
}

/** Button to a form: for an offer, or for a reserved car to be told when it is available again. */
export function VehicleAsk({ vehicle, name = vehicle.title, ...look }: VehicleContactButtonProps) {
  const { t } = useTranslation('common')
  const { commission_id, status } = vehicle
  if (status === 'reserved') {
    return (
      <MessageButton
        form="contact"
        about={{ topic: 'stock', commission_id, message: t('ask.notify_message', { id: commission_id }) }}
        aria-label={t('ask.notify_for', { car: name })}
        {...look}
      >
        {t('ask.notify')}
      </MessageButton>
    )
  }
  return (
    <MessageButton form="offer" about={{ commission_id }} aria-label={t('ask.offer_for', { car: name })} {...look}>
      {t('ask.offer')}
    </MessageButton>
  )
}
