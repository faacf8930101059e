import { useTranslation } from 'next-i18next/pages'
import { phoneHref } from '@/components/phone-href'
import type { MessageKind } from '@/domain/message-kind'
import { RouteLink } from '@/routing/RouteLink'
import { Heading } from '@/ui/Heading'
import { Note, Text } from '@/ui/Text'
import * as S from './MessageView.styles'
import type { FormContent, ShownDealer } from './shown-message'

interface MessageDealerProps {
  dealer: ShownDealer
  hasCar: boolean
  kind: MessageKind
  values: FormContent['values']
}

/** The dealer that answers: the one of the link, whom the visitor may change, or the one that has the car. */
export function MessageDealer({ dealer: { name, city, phone }, hasCar, kind, values }: MessageDealerProps) {
  const { t } = useTranslation('contact')
  const { topic, carline_code, cupra_code, commission_id } = values
  return (
    <S.Card aria-labelledby="message-dealer">
      <Heading level={2} size="m" id="message-dealer">
        {t('form.dealer.title')}
      </Heading>
      <S.CarWords>
        <Text $strong>{name.includes(city) ? name : `${name}, ${city}`}</Text>
        <a href={phoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>
        {hasCar && <Note>{t('form.dealer.has_car')}</Note>}
      </S.CarWords>
      {!hasCar && (
        <S.Ways>
          <RouteLink to="message" params={{ message_kind: kind, topic, carline_code, cupra_code, commission_id }}>
            {t('form.dealer.change')}
          </RouteLink>
        </S.Ways>
      )}
    </S.Card>
  )
}
