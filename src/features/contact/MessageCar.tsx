import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { Price } from '@/components/Price'
import { WltpLine } from '@/components/WltpLine'
import type { MessageKind } from '@/domain/message-kind'
import { PathLink } from '@/routing/PathLink'
import { RouteLink } from '@/routing/RouteLink'
import { Badge } from '@/ui/Badge'
import { Note, Text } from '@/ui/Text'
import { CarStateLine } from './CarStateLine'
import * as S from './MessageView.styles'
import type { FormContent, ShownCar } from './shown-message'
import { SidePart } from './TitledPart'

interface MessageCarProps {
  car: ShownCar
  /** Undefined on a receipt, where the car cannot be changed any more. */
  kind?: MessageKind
  values?: FormContent['values']
}

export function MessageCar({ car, kind, values = {} }: MessageCarProps) {
  const { t } = useTranslation(['contact', 'common'])
  const { title, cupra_code, commission_id, price, isFromPrice, wltp, picture, state, href } = car
  return (
    <SidePart id="message-car" title={t('contact:form.car.title')}>
      {picture && <CarPicture picture={picture} sizes="(min-width: 64em) 34vw, 92vw" />}
      <S.CarWords>
        <Text $strong>{title}</Text>
        {(commission_id ?? cupra_code) && (
          <Note>
            {commission_id
              ? t('contact:form.car.number', { number: commission_id })
              : t('contact:form.car.code', { code: cupra_code })}
          </Note>
        )}
        {state === 'reserved' ? (
          <Badge $color="grey">{t('contact:form.car.state.reserved')}</Badge>
        ) : (
          <CarStateLine car={car} />
        )}
        {price && <Price money={price} size="l" isFromPrice={isFromPrice} withIncl />}
        {price && wltp && <WltpLine wltp={wltp} />}
      </S.CarWords>
      {state === 'reserved' && commission_id && kind !== 'contact' && (
        <S.Ways>
          <RouteLink
            to="message"
            params={{
              message_kind: 'contact',
              topic: 'stock',
              commission_id,
              message: t('common:ask.notify_message', { id: commission_id }),
            }}
          >
            {t('common:ask.notify')}
          </RouteLink>
        </S.Ways>
      )}
      {kind && (
        <S.Ways>
          <PathLink href={href}>{t('contact:form.car.change')}</PathLink>
          {kind !== 'reservation' && (
            <RouteLink to="message" params={{ message_kind: kind, topic: values.topic, dealer_id: values.dealer_id }}>
              {t('contact:form.car.remove')}
            </RouteLink>
          )}
        </S.Ways>
      )}
    </SidePart>
  )
}
