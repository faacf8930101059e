import { useTranslation } from 'next-i18next/pages'
import { CARLINE_NAMES, type CarlineCode, isModelledCarline } from '@/domain/carline'

/** What a carline that cannot be ordered yet is called: in words of its language, or by its own name once it has one. */
export function useAnnouncedName(): (carline: CarlineCode) => string {
  const { t } = useTranslation('models')
  return (carline) => (isModelledCarline(carline) ? CARLINE_NAMES[carline] : t(`carline.${carline}.name`))
}
