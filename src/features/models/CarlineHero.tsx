import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { MonthlyPrice } from '@/components/MonthlyPrice'
import { Price } from '@/components/Price'
import { RemoteError } from '@/components/RemoteError'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import type { SoldCarline } from '@/domain/carline'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Eyebrow, Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { useCarlinePrice } from './use-carline'

const Columns = styled(Container)`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.l};
  align-items: center;
  ${from.l} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`

const Scene = styled.figure`
  ${from.l} { order: 1; }
`

/** The carline's name, its face and what it costs. */
export function CarlineHero({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation('models')
  const { model, error, refetch } = useCarlinePrice(carline)
  const showsMonthly = useFeatureFlag('MODEL_PRICE_HOMEPAGE')
  return (
    <Columns>
      <Scene>{model ? <CarPicture picture={model.picture} priority /> : <Skeleton $height="16rem" />}</Scene>
      <Stack $gap="s" $align="start">
        <Eyebrow>{t(`carline.${carline}.tagline`)}</Eyebrow>
        <Heading level={1} size="display">
          {t(`carline.${carline}.name`)}
        </Heading>
        {model && (
          <Stack $gap="2xs">
            <Text $tone="muted">{model.body}</Text>
            <Price money={model.from_price} size="l" from withIncl />
            <WltpLine wltp={model.wltp} />
            {showsMonthly && model.from_monthly && <MonthlyPrice monthly={model.from_monthly} />}
            <LegalNote />
          </Stack>
        )}
        {!model && error && <RemoteError error={error} retry={refetch} />}
        <Cluster>
          {model ? (
            <RouteButton to="car-configurator.conf" params={{ id: model.from_id }} size="l">
              {t('page.configure')}
            </RouteButton>
          ) : (
            <RouteButton to="car-configurator.models" params={{ carline }} size="l">
              {t('page.configure')}
            </RouteButton>
          )}
          <RouteButton to="models.carline.test-drive" params={{ carline_code: carline }} variant="secondary" size="l">
            {t('page.testDrive')}
          </RouteButton>
        </Cluster>
      </Stack>
    </Columns>
  )
}
