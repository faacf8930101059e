import { useTranslation } from 'next-i18next/pages'
import { useAudience } from '@/routing/CurrentRoute'
import { Text } from '@/ui/Text'

/** What a "from" price means, for a private and for a business buyer (spec §2, model card). */
export function LegalNote() {
  const { t } = useTranslation('legal')
  const { salesType } = useAudience()
  return (
    <Text as="small" $size="s" $tone="muted">
      {t(`from_price.${salesType}`)}
    </Text>
  )
}
