import { useTranslation } from 'next-i18next/pages'
import { phoneHref } from '@/components/phone-href'
import type { MessageKind } from '@/domain/message-kind'
import type { CarState } from '@/domain/vehicle-state'
import { formatPeriod } from '@/i18n/format-period'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Note, Text } from '@/ui/Text'
import * as S from './MessageView.styles'
import type { AnsweringDealer, FormContent, ShownCar } from './shown-message'
import { SidePart } from './TitledPart'

const DEALER_WORDS = {
  in_stock: 'has_car',
  arriving: 'coming',
  in_production: 'coming',
  reserved: 'reserved',
} as const satisfies Record<CarState, string>

interface MessageDealerProps {
  dealer: AnsweringDealer
  /** The car, if this dealer has it or will get it. */
  car: ShownCar | null
  kind: MessageKind
  values: FormContent['values']
}

/** The dealer who answers: the one of the link, which the visitor can change, or the one who has the car. */
export function MessageDealer({ dealer: { id, name, city, phone }, car, kind, values }: MessageDealerProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const { topic, carline_code, cupra_code, commission_id } = values
  return (
    <SidePart id="message-dealer" title={t('form.dealer.title')}>
      <S.CarWords>
        <Text $strong>{name.includes(city) ? name : `${name}, ${city}`}</Text>
        {phone && <a href={phoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>}
        {car && (
          <Note>
            {t(
              `form.dealer.${id === null ? 'handed_on' : DEALER_WORDS[car.state ?? 'in_stock']}`,
              formatPeriod(car.arrival, language),
            )}
          </Note>
        )}
      </S.CarWords>
      {!car && (
        <S.Ways>
          <RouteLink to="message" params={{ message_kind: kind, topic, carline_code, cupra_code, commission_id }}>
            {t('form.dealer.change')}
          </RouteLink>
        </S.Ways>
      )}
    </SidePart>
  )
}
