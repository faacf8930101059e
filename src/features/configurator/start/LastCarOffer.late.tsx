import { useTranslation } from 'next-i18next/pages'
import { forgetMyCar } from '@/components/my-cars'
import { RouteButton } from '@/components/RouteButton'
import { useMyCars } from '@/components/use-my-cars'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

interface LastCarOfferProps {
  /** The car of this page, which is not offered. */
  except?: string | undefined
}

/** A link to the last car that was configured in this browser, and a button to forget it. */
export function LastCarOffer({ except }: LastCarOfferProps) {
  const { t } = useTranslation('ccf')
  const cars = useMyCars()
  const car = cars.find(({ kind }) => kind === 'id')
  if (!car || car.ref === except) return null
  return (
    <Stack as="section" $gap="2xs" $align="start">
      <Heading level={2} size="m">
        {t('start.lastTitle')}
      </Heading>
      <Text>{t('start.lastText', { title: car.title })}</Text>
      <Cluster>
        <RouteButton to="car-configurator.conf" params={{ id: car.ref }} variant="secondary">
          {t('start.lastOpen')}
        </RouteButton>
        <Button $variant="ghost" onClick={() => forgetMyCar(car.ref)}>
          {t('start.lastForget')}
        </Button>
      </Cluster>
    </Stack>
  )
}
