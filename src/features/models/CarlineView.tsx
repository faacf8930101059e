import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { isSoldCarline, type SoldCarline } from '@/domain/carline'
import type { RouteParams } from '@/routing/params'
import { Container } from '@/ui/Container'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { CarlineHero } from './CarlineHero'
import { CarlineNextSteps } from './CarlineNextSteps'
import { CarlineTabs } from './CarlineTabs'
import { KeyFigures } from './KeyFigures'
import { Versions } from './Versions'

const AnnouncedCarlineView = dynamic(() =>
  import('./AnnouncedCarlineView').then((module) => module.AnnouncedCarlineView),
)

/** The page of one carline. */
export default function CarlineView({ params }: { params: RouteParams<'models.carline'> }) {
  const { carline_code } = params
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} />
  return <SoldCarlineView carline={carline_code} />
}

function SoldCarlineView({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation('models')
  const model = t(`carline.${carline}.name`)
  return (
    <>
      <PageHead
        title={t('page.title', { model })}
        description={t('page.description', { model, tagline: t(`carline.${carline}.tagline`) })}
      />
      <CarlineHero carline={carline} />
      <CarlineTabs carline={carline} />
      <Section $tight>
        <Container>
          <Stack $gap="2xl">
            <Text $size="m">{t(`carline.${carline}.intro`)}</Text>
            <KeyFigures carline={carline} />
            <Versions carline={carline} />
          </Stack>
        </Container>
      </Section>
      <CarlineNextSteps carline={carline} />
    </>
  )
}
