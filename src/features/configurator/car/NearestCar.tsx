import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import { useConfiguration } from '@/data/configurator/hooks'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, carlineOnSale } from '@/domain/carline'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { nearestIds, parseCarline } from './nearest-ids'

/** Replaces a car whose id is damaged: offers the nearest car that the id still describes, or its carline. */
export function NearestCar({ given }: { given: string }) {
  const { t } = useTranslation('ccf')
  const asked = parseCarline(given)
  const carline = asked && carlineOnSale(asked)
  const [first] = nearestIds(given)
  return (
    <>
      {first && <TriedIds given={given} />}
      {carline && (
        <div>
          <RouteButton to="car-configurator.carline" params={{ carline_code: carline }} variant="secondary">
            {t('problem.ofCarline', { model: CARLINE_NAMES[carline] })}
          </RouteButton>
        </div>
      )}
    </>
  )
}

/** Tries the ids one by one until the service knows one. */
function TriedIds({ given }: { given: string }) {
  const { t } = useTranslation('ccf')
  const ids = nearestIds(given)
  const [index, setAt] = useState(0)
  const { data, isError, isPlaceholderData } = useConfiguration({ ...useAudienceQuery(), id: ids[index] ?? '' })
  if (isError && index < ids.length - 1) setAt(index + 1)
  if (!data || isPlaceholderData) return null
  return (
    <Stack as="section" $gap="2xs" $align="start" role="status">
      <Heading level={2} size="m">
        {t('problem.nearest')}
      </Heading>
      <Text $strong>{carName(data.carline_title, data.title)}</Text>
      <Price money={data.price.total} withIncl />
      <WltpLine wltp={data.wltp} />
      <Text $tone="muted">
        {t('problem.nearestHas', {
          parts: data.selected
            .filter(({ standard, included_in }) => !standard && !included_in)
            .map(({ title }) => title)
            .join(', '),
        })}
      </Text>
      <RouteButton to="car-configurator.conf" params={{ id: data.id }}>
        {t('problem.openNearest')}
      </RouteButton>
    </Stack>
  )
}
