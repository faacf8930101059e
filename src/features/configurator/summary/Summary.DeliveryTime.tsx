import { useTranslation } from 'next-i18next/pages'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Delivery } from '@/contract/configurator'
import { useDelivery } from '@/data/configurator/hooks'
import { readZipcode } from '@/domain/zipcode'
import { formatDate, formatWeeks } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'

/** A postal code names an area: below this a distance says nothing. */
export const NEARBY_KM = 5

/** The estimate for any place stands there without JavaScript; only the browser can ask for another one. */
const Form = styled.form`
  max-width: 20rem;
  @media (scripting: none) { display: none; }
`

const Zipcode = styled(TextInput)`
  width: 8rem;
`

interface DeliveryTimeProps {
  /** The car's id. */
  readonly car: string
  /** Its time of delivery, wherever the buyer is; undefined where the service does not say. */
  readonly delivery: Delivery | undefined
}

/** Always a range and the day it was worked out; what is an estimate says so. With a postal code, for that place. */
export function DeliveryTime({ car, delivery }: DeliveryTimeProps) {
  const { t } = useTranslation('ccf')
  const [zipcode, setZipcode] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('zipcode') ?? '').trim()
    const code = readZipcode(typed)
    setWrong(typed !== '' && !code)
    setZipcode(code)
  }
  return (
    <Stack as="section" $gap="2xs">
      <Heading level={3}>{t('summary.delivery')}</Heading>
      {zipcode ? <DeliveryTo car={car} zipcode={zipcode} /> : <Estimate delivery={delivery} />}
      <Form onSubmit={ask} noValidate data-print="hide">
        <Field label={t('summary.zipcode')} error={isWrong && t('summary.zipcodeWrong')}>
          {(control) => (
            <Cluster $gap="2xs">
              <Zipcode
                {...control}
                name="zipcode"
                type="text"
                inputMode="numeric"
                autoComplete="postal-code"
                onInput={({ currentTarget }) => {
                  if (isWrong) setWrong(!readZipcode(currentTarget.value))
                }}
              />
              <Button type="submit" $variant="secondary">
                {t('summary.zipcodeSubmit')}
              </Button>
            </Cluster>
          )}
        </Field>
      </Form>
    </Stack>
  )
}

function DeliveryTo({ car, zipcode }: { car: string; zipcode: string }) {
  const query = useDelivery({ ...useAudienceQuery(), id: car, zipcode })
  const { data, isPlaceholderData } = query
  const answer = isPlaceholderData ? undefined : data
  return (
    <div>
      {/* There before its words, so that a screen reader speaks them. */}
      <div role="status">{answer && <Estimate delivery={answer} />}</div>
      {!answer && <Unanswered queries={[query]}>{data && <Estimate delivery={data} />}</Unanswered>}
    </div>
  )
}

function Estimate({ delivery }: { delivery: Delivery | undefined }) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  if (!delivery) return <Text>{t('summary.deliveryUnknown')}</Text>
  const { dealer } = delivery
  return (
    <>
      <Text>
        {t('summary.deliveryRange', {
          weeks: formatWeeks(delivery.weeks_min, delivery.weeks_max, language),
          from: formatDate(delivery.expected_from, language),
          to: formatDate(delivery.expected_to, language),
        })}
      </Text>
      {dealer && (
        <Text>
          {t(dealer.distance_km < NEARBY_KM ? 'summary.deliveryNearby' : 'summary.deliveryDealer', {
            dealer: dealer.name,
            city: dealer.city,
            km: dealer.distance_km,
          })}
        </Text>
      )}
      <Note>
        {t(delivery.confidence === 'firm' ? 'summary.deliveryFirm' : 'summary.deliveryEstimate')}.{' '}
        {t('summary.deliveryUpdated', { date: formatDate(delivery.updated_at, language) })}
      </Note>
      {delivery.note && <Note>{delivery.note}</Note>}
    </>
  )
}
