import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import type { StockVehicle } from '@/contract/stock'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'

interface VehicleAskProps {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'status' | 'title'>
  /** Names the car for whoever hears the link without seeing the car; by default its title. */
  readonly name?: string
  readonly variant: ButtonVariant
  readonly size?: ButtonSize
}

/** From a car to a person: for an offer, or, while somebody else has it, to be told when it is free. */
export function VehicleAsk({ vehicle, name = vehicle.title, ...look }: VehicleAskProps) {
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
