import { useTranslation } from 'next-i18next/pages'
import type { Delivery } from '@/contract/configurator'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'

/** Always a range and the day it was worked out; what is an estimate says so. */
export function DeliveryTime({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  return (
    <section>
      <Heading level={3}>{t('summary.delivery')}</Heading>
      <Text>
        {t('summary.deliveryRange', {
          min: delivery.weeks_min,
          max: delivery.weeks_max,
          from: formatDate(delivery.expected_from, language),
          to: formatDate(delivery.expected_to, language),
        })}
      </Text>
      <Text $size="s" $tone="muted">
        {t(delivery.confidence === 'firm' ? 'summary.deliveryFirm' : 'summary.deliveryEstimate')}.{' '}
        {t('summary.deliveryUpdated', { date: formatDate(delivery.updated_at, language) })}
      </Text>
      {delivery.note && (
        <Text $size="s" $tone="muted">
          {delivery.note}
        </Text>
      )}
    </section>
  )
}
