import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import { announcedWords } from '@/domain/announced-carline'
import type { CarlineCode } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Cluster } from '@/ui/Cluster'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'

/** Shown if the link is about an announced model: the form cannot be about it, so this offers a contact form instead. */
export function AnnouncedCar({ carline }: { readonly carline: CarlineCode }) {
  const { t } = useTranslation('contact')
  const { name } = announcedWords(carline, useAudience().language)
  return (
    <Notice tone="warning">
      <Text>{t('form.car.announced', { model: name })}</Text>
      <Cluster>
        <MessageButton form="contact" about={{ topic: 'model', carline_code: carline }} variant="secondary" size="s">
          {t('form.car.ask_announced')}
        </MessageButton>
        <RouteLink to="models.carline" params={{ carline_code: carline }}>
          {t('form.car.to_announced', { model: name })}
        </RouteLink>
      </Cluster>
    </Notice>
  )
}
