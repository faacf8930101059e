import { useTranslation } from 'next-i18next/pages'
import type { Replacement } from '@/contract/configured-car'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'

/** The requested car can no longer be built: lists what was replaced in the nearest one, and why. */
export function ReplacedNotice({ replaced }: { replaced: readonly Replacement[] }) {
  const { t } = useTranslation('ccf')
  if (replaced.length === 0) return null
  return (
    <Notice tone="warning" role="note">
      <Text $strong>{t('replaced.title')}</Text>
      <Text>{t('replaced.text')}</Text>
      <ul>
        {replaced.map(({ code, title, replaced_by, reason }) => (
          <li key={code}>
            {replaced_by
              ? t('replaced.by', { old: title, new: replaced_by.title })
              : t('replaced.gone', { old: title })}{' '}
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
