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

/** A postal code covers an area, so a shorter distance means nothing. */
export const NEARBY_KM = 5

/** Hidden without JavaScript: only the browser can request the estimate of a place. The general estimate remains. */
const Form = styled.form`
  max-width: 20rem;
  @media (scripting: none) { display: none; }
`

const Zipcode = styled(TextInput)`
  width: 8rem;
`

interface DeliveryTimeProps {
  readonly car: string
  /** The delivery time for any place; undefined if the service gives none. */
  readonly delivery: Delivery | undefined
}

/** The delivery time as a range, with the day of the estimate; for a place if a postal code is given. */
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
      {/* The live region is in the page before its text, or a screen reader would not announce it. */}
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
