import { useTranslation } from 'next-i18next/pages'
import { useSyncExternalStore } from 'react'
import { RouteButton } from '@/components/RouteButton'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { forgetLastCar, keptLastCar, readLastCar } from './last-car'

interface LastCarOfferProps {
  /** The car that is shown or failed to be: it is not offered again. */
  except?: string | undefined
}

/** The way back to the last car built in this browser, and the way to have it forgotten. */
export function LastCarOffer({ except }: LastCarOfferProps) {
  const { t } = useTranslation('ccf')
  const car = readLastCar(useSyncExternalStore(keptLastCar.watch, keptLastCar.read, () => ''))
  if (!car || car.id === except) return null
  return (
    <Stack as="section" $gap="2xs" $align="start">
      <Heading level={2} size="m">
        {t('start.lastTitle')}
      </Heading>
      <Text>{t('start.lastText', { title: car.title })}</Text>
      <Cluster>
        <RouteButton to="car-configurator.conf" params={{ id: car.id }} variant="secondary">
          {t('start.lastOpen')}
        </RouteButton>
        <Button $variant="ghost" onClick={forgetLastCar}>
          {t('start.lastForget')}
        </Button>
      </Cluster>
    </Stack>
  )
}
