import { useTranslation } from 'next-i18next/pages'
import type { Picture } from '@/contract/common'
import { Note } from '@/ui/Text'
import { useIsOutlined } from './use-outlined'

interface NotPicturedNoteProps {
  readonly pictures: readonly Pick<Picture, 'carline_code' | 'is_fallback' | 'not_shown' | 'url'>[]
}

/** Lists visible equipment that the pictures do not show. An outline shows none of the choices. */
export function NotPicturedNote({ pictures }: NotPicturedNoteProps) {
  const { t } = useTranslation('common')
  const isOutlined = useIsOutlined(pictures[0])
  const parts = new Set(pictures.flatMap(({ not_shown = [] }) => not_shown))
  if (isOutlined || parts.size === 0) return null
  return <Note>{t('not_shown', { parts: [...parts].join(', ') })}</Note>
}
