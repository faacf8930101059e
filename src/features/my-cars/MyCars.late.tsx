import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { addMyCars, isInStock, type MyCar, parseStockRef } from '@/components/my-cars'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useMyCars, useMyCarsPersist } from '@/components/use-my-cars'
import { useEachConfiguration } from '@/data/configurator/list-hooks'
import { isRefusal } from '@/data/errors'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import { isCompleteAnswer } from '@/data/stock/is-complete-answer'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Notice } from '@/ui/Notice'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { useHydrated } from '@/ui/use-hydrated'
import { type FoundCar, sharedRefs } from './found-car'
import { MyCarsActions } from './MyCars.Actions'
import { MyCarRow } from './MyCars.Row'

/** At least as high as the window, so that content below never moves visibly. */
const Place = styled.div`
  min-height: 60svh;
`

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  list-style: none;
`

/** The stored cars with current price and availability, and a comparison of two. */
export function MyCars() {
  const isHydrated = useHydrated()
  return <Place aria-busy={!isHydrated}>{isHydrated && <Cars />}</Place>
}

function Cars() {
  const { t } = useTranslation('stock')
  const { query } = useCurrentRoute()
  const cars = useMyCars()
  const lasts = useMyCarsPersist()
  const [picked, setPicked] = useState<string>()
  const shared = sharedRefs(query.cars).join()
  useEffect(() => {
    if (shared) addMyCars(shared.split(','))
  }, [shared])
  const { found, queries } = useFound(cars)
  const one = found.find((car) => car.ref === picked && !car.isGone)
  return (
    <Stack $gap="m">
      {!lasts && (
        <Notice tone="warning" role="status">
          {t('mine.not_kept')}
        </Notice>
      )}
      {cars.length === 0 && <NoCars />}
      {cars.length > 1 && <Text role="status">{t(one ? 'mine.pick_one' : 'mine.pick_two')}</Text>}
      {cars.length > 0 && (
        <>
          <Unanswered queries={queries}>
            <List role="list">
              {found.map((car) => (
                <MyCarRow
                  key={car.ref}
                  car={car}
                  picked={one}
                  onPick={found.length > 1 ? () => setPicked(car === one ? undefined : car.ref) : undefined}
                />
              ))}
            </List>
          </Unanswered>
          <MyCarsActions cars={found} />
        </>
      )}
    </Stack>
  )
}

function NoCars() {
  const { t } = useTranslation('stock')
  const flags = useFeatureFlags()
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

/** Each stored car with the service's current answer, or without one while it is missing. */
function useFound(cars: readonly MyCar[]) {
  const audience = useAudienceQuery()
  const inStock = cars.filter(isInStock)
  const builds = cars.filter((car) => !isInStock(car))
  const ids = inStock.flatMap(({ ref }) => parseStockRef(ref) ?? [])
  const stock = useStockVehicles({ ...audience, commission_ids: ids }, { enabled: ids.length > 0 })
  const answers = useEachConfiguration(
    builds.map(({ kind, ref }) => ({ ...audience, ...(kind === 'id' ? { id: ref } : { cupra_code: ref }) })),
  )
  const isAnswered = stock.data !== undefined && !stock.isPlaceholderData
  // A car whose answer has an unknown shape is on sale all the same: it must not be called gone.
  const isWhole = stock.data !== undefined && isCompleteAnswer(stock.data, stock.data.vehicles)
  const found = cars.map((car): FoundCar => {
    const vehicle = stock.data?.vehicles.find(({ commission_id }) => commission_id === parseStockRef(car.ref))
    if (isInStock(car)) {
      const isMissing = isAnswered && !vehicle
      return { ...car, vehicle, isGone: isMissing && isWhole, isUnread: isMissing && !isWhole }
    }
    const answer = answers[builds.indexOf(car)]
    return { ...car, build: answer?.data, isGone: isRefusal(answer?.error) }
  })
  const asked = [...(ids.length > 0 ? [stock] : []), ...answers]
  return { found, queries: asked.filter(({ data, error }) => !data && !isRefusal(error)) }
}
