import { useTranslation } from 'next-i18next/pages'
import { HeroScene } from '@/components/HeroScene'
import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES, type SoldCarline } from '@/domain/carline'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Eyebrow, Text } from '@/ui/Text'
import { ConfigureButton } from './ConfigureButton'
import { useCarlinePrice } from './use-carline'

/** The carline's name, its face and what it costs. */
export function CarlineHero({ carline, tagline }: { carline: SoldCarline; tagline: string }) {
  const { t } = useTranslation('models')
  const { model, query } = useCarlinePrice(carline)
  const hero = usePictures(heroPictureQuery(useAudience(), carline))
  const showsMonthly = useFeatureFlag('MODEL_PRICE_HOMEPAGE')
  return (
    <HeroScene picture={hero.data?.pictures[0]} car={carline} isNamed>
      <Eyebrow>{tagline}</Eyebrow>
      <Heading level={1} size="display">
        {CARLINE_NAMES[carline]}
      </Heading>
      {model ? (
        <Stack $gap="2xs">
          <Text $tone="muted">{model.body}</Text>
          <Price money={model.from_price} size="l" isFromPrice withIncl />
          <WltpLine wltp={model.wltp} />
          {showsMonthly && model.from_monthly && <MonthlyFigure monthly={model.from_monthly} />}
          <LegalNote />
        </Stack>
      ) : (
        !query.data && (
          <Unanswered queries={[query]} line="prices">
            <Skeleton $height="10rem" />
          </Unanswered>
        )
      )}
      <Cluster>
        <ConfigureButton carline={carline} buildId={model?.from_id} size="l" />
        <RouteButton to="models.carline.test-drive" params={{ carline_code: carline }} variant="secondary" size="l">
          {t('page.testDrive')}
        </RouteButton>
      </Cluster>
    </HeroScene>
  )
}
