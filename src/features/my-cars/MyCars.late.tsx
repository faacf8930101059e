import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { addMyCars, commissionOf, isInStock, type MyCar } from '@/components/my-cars'
import { RouteButton } from '@/components/RouteButton'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useMyCars } from '@/components/use-my-cars'
import { useEachConfiguration } from '@/data/configurator/list-hooks'
import { isRefusal } from '@/data/errors'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { compareLink, type FoundCar, sharedRefs } from './found-car'
import { MyCarsActions } from './MyCars.Actions'
import { MyCarRow } from './MyCars.Row'

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  list-style: none;
`

/** The cars of this device: what they cost now, whether they are still there, two of them side by side. */
export function MyCars() {
  const { t } = useTranslation('stock')
  const { query } = useCurrentRoute()
  const flags = useFeatureFlags()
  const cars = useMyCars()
  const [picked, setPicked] = useState<readonly string[]>([])
  const shared = sharedRefs(query.cars).join()
  useEffect(() => {
    if (shared) addMyCars(shared.split(','))
  }, [shared])
  const found = useFound(cars)
  if (cars.length === 0) {
    return (
      <Stack $gap="s" $align="start">
        <Text>{t(flags.STOCK ? 'mine.none' : 'mine.none_builds')}</Text>
        <Cluster>
          <RouteButton to="car-configurator">{t('mine.build')}</RouteButton>
          {flags.STOCK && (
            <RouteButton to="stock" variant="secondary">
              {t('mine.browse')}
            </RouteButton>
          )}
        </Cluster>
      </Stack>
    )
  }
  // Of a third press the first one gives way.
  const pick = (ref: string) =>
    setPicked(picked.includes(ref) ? picked.filter((one) => one !== ref) : [...picked, ref].slice(-2))
  const pair = picked.flatMap((ref) => found.find((car) => car.ref === ref) ?? [])
  const link = compareLink(pair)
  return (
    <Stack $gap="m">
      <List role="list">
        {found.map((car) => (
          <MyCarRow key={car.ref} car={car} isPicked={picked.includes(car.ref)} onPick={() => pick(car.ref)} />
        ))}
      </List>
      {cars.length > 1 && (
        <Cluster aria-live="polite">
          {link ? (
            <RouteButton {...link}>{t('mine.compare')}</RouteButton>
          ) : (
            <Text $tone="muted">{t(pair.length === 1 ? 'mine.pick_one' : 'mine.pick_two')}</Text>
          )}
        </Cluster>
      )}
      <MyCarsActions cars={found} />
    </Stack>
  )
}

/** Each with what the service says of it today. While it does not answer, what the device knows stands alone. */
function useFound(cars: readonly MyCar[]): readonly FoundCar[] {
  const audience = useAudienceQuery()
  const inStock = cars.filter(isInStock)
  const builds = cars.filter((car) => !isInStock(car))
  const ids = inStock.flatMap(({ ref }) => commissionOf(ref) ?? [])
  const stock = useStockVehicles({ ...audience, commission_ids: ids }, { enabled: ids.length > 0 })
  const answers = useEachConfiguration(
    builds.map(({ ref }) => ({ ...audience, ...(ref.includes('.') ? { id: ref } : { cupra_code: ref }) })),
  )
  return cars.map((car): FoundCar => {
    const vehicle = stock.data?.vehicles.find(({ commission_id }) => commission_id === commissionOf(car.ref))
    if (isInStock(car)) return { ...car, vehicle, isGone: Boolean(stock.data) && !stock.isPlaceholderData && !vehicle }
    const answer = answers[builds.indexOf(car)]
    return { ...car, build: answer?.data, isGone: isRefusal(answer?.error) }
  })
}
