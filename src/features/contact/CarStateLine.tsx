import { useTranslation } from 'next-i18next/pages'
import { formatPeriod } from '@/i18n/format-period'
import { useAudience } from '@/routing/CurrentRoute'
import { Text } from '@/ui/Text'
import type { ShownCar } from './shown-message'

interface CarStateLineProps {
  readonly car: Pick<ShownCar, 'state' | 'arrival'>
  readonly dealer?: string
}

export function CarStateLine({ car: { state, arrival }, dealer }: CarStateLineProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  if (!state) return null
  const words = t(`form.car.state.${state}`, formatPeriod(arrival, language))
  return (
    <Text as="span" $size="s">
      {[words, dealer].filter(Boolean).join(', ')}
    </Text>
  )
}
