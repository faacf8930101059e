import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { Price } from '@/components/Price'
import { WltpLine } from '@/components/WltpLine'
import type { MessageKind } from '@/domain/message-kind'
import { RouteLink } from '@/routing/RouteLink'
import { Radio } from '@/ui/Choice'
import { FieldGroup } from '@/ui/Field'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { CarStateLine } from './CarStateLine'
import * as S from './MessageView.styles'
import type { ClosestCar, FormContent } from './shown-message'
import { FormPart, SidePart } from './TitledPart'

/** Id of the first choice: the link of the error summary leads there. */
export const CAR_CHOICE = 'field-commission_id'

interface CarChoiceProps {
  readonly form: FormContent
  readonly error: string | undefined
}

/** The car of the link is no longer available for a reservation: the visitor chooses another one. The choice replaces the car of the link. */
export function CarChoice({ form: { closest }, error }: CarChoiceProps) {
  const { t } = useTranslation('contact')
  return (
    <FormPart id="closest" title={t('form.car.closest')}>
      <FieldGroup label={t('form.car.pick')} id={`${CAR_CHOICE}-group`} error={error}>
        {closest.map((car, index) => (
          <S.CarOption key={car.commission_id}>
            <Radio
              id={index === 0 ? CAR_CHOICE : undefined}
              name="commission_id"
              value={car.commission_id}
              aria-invalid={error ? true : undefined}
            >
              <CarLines car={car} title={<Text as="span" $strong>{`${car.title}, ${car.commission_id}`}</Text>} />
            </Radio>
          </S.CarOption>
        ))}
      </FieldGroup>
    </FormPart>
  )
}

/** Number of links beside a form that can be sent without them. */
const MOST_LINKS = 3

interface ClosestLinksProps {
  readonly closest: readonly ClosestCar[]
  readonly kind: MessageKind
}

/** Links to the same form about available cars. */
export function ClosestLinks({ closest, kind }: ClosestLinksProps) {
  const { t } = useTranslation('contact')
  return (
    <SidePart id="closest" title={t('form.car.closest')}>
      <S.CarList role="list">
        {closest.slice(0, MOST_LINKS).map((car) => (
          <li key={car.commission_id}>
            <CarLines
              car={car}
              title={
                <RouteLink to="message" params={{ message_kind: kind, commission_id: car.commission_id }}>
                  {car.title}
                </RouteLink>
              }
            />
          </li>
        ))}
      </S.CarList>
    </SidePart>
  )
}

function CarLines({ car, title }: { readonly car: ClosestCar; readonly title: ReactNode }) {
  const { price, wltp } = car
  return (
    <Stack as="span" $gap="3xs">
      {title}
      {price && <Price money={price} withIncl />}
      {wltp && <WltpLine wltp={wltp} brief />}
      <CarStateLine car={car} dealer={car.dealer} />
    </Stack>
  )
}
