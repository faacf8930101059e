import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { PICTURE_VIEWS } from '@/contract/common'
import { usePictures } from '@/data/configurator/hooks'
import { isSoldCarline, type SoldCarline } from '@/domain/carline'
import type { RouteParams } from '@/routing/params'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { CarlineNextSteps } from './CarlineNextSteps'
import { CarlineTabs } from './CarlineTabs'
import { type CarlineTab, isCarlineTab } from './carline-tabs'
import { KeyFigures } from './KeyFigures'
import { TechnicalTable } from './TechnicalTable'
import { useCarlinePrice } from './use-carline'
import { Versions } from './Versions'

type View = (typeof PICTURE_VIEWS)[number]

const AnnouncedCarlineView = dynamic(() =>
  import('./AnnouncedCarlineView').then((module) => module.AnnouncedCarlineView),
)

/** Where in the configurator a tab's subject is tried out, and the views that show it. */
const SUBJECTS = {
  design: { step: 'exterior', views: ['ext-f34', 'ext-side', 'ext-r34', 'ext-front', 'ext-rear', 'ext-low34'] },
  interieur: { step: 'interior', views: ['int-dash', 'int-seats'] },
  technologie: { step: 'equipment', views: [] },
  performance: { step: 'version', views: ['ext-side'] },
  autonomie: { step: 'version', views: ['ext-side'] },
  safety: { step: 'equipment', views: [] },
  versions: { step: 'version', views: [] },
  data: { step: 'version', views: [] },
} as const satisfies Record<CarlineTab, { step: string; views: readonly View[] }>

/** One subject of a carline. An announced carline has none, and an unknown subject is the server's to refuse. */
export default function CarlineTabView({ params }: { params: RouteParams<'models.carline.tab'> }) {
  const { carline_code, tab_slug_id } = params
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} />
  if (!isCarlineTab(carline_code, tab_slug_id)) return null
  return <SoldCarlineTab carline={carline_code} tab={tab_slug_id} />
}

const hasText = (tab: CarlineTab) =>
  tab === 'design' || tab === 'interieur' || tab === 'technologie' || tab === 'performance'

function SoldCarlineTab({ carline, tab }: { carline: SoldCarline; tab: CarlineTab }) {
  const { t } = useTranslation('models')
  const { model } = useCarlinePrice(carline)
  const name = t(`carline.${carline}.name`)
  const title = t('tab.title', { model: name, tab: t(`tab.${tab}`) })
  const { step } = SUBJECTS[tab]
  const text = hasText(tab) ? t(`carline.${carline}.${tab}`) : undefined
  return (
    <>
      <PageHead title={title} description={text ?? t('page.description', { model: name, tagline: title })} />
      <Section $tight>
        <Container>
          <Heading level={1}>{title}</Heading>
        </Container>
      </Section>
      <CarlineTabs carline={carline} current={tab} />
      <Section $tight>
        <Container>
          <Stack $gap="xl">
            {text && <Text $size="m">{text}</Text>}
            {tab === 'versions' && <Versions carline={carline} full />}
            {(tab === 'performance' || tab === 'autonomie') && <KeyFigures carline={carline} />}
            {tab === 'data' && <TechnicalTable carline={carline} />}
            <TabPictures carline={carline} views={SUBJECTS[tab].views} />
            {model && (
              <p>
                <RouteButton to="car-configurator.conf" params={{ id: model.from_id }} hash={step} variant="secondary">
                  {t('tab.seeInConfigurator')}
                </RouteButton>
              </p>
            )}
          </Stack>
        </Container>
      </Section>
      <CarlineNextSteps carline={carline} />
    </>
  )
}

function TabPictures({ carline, views }: { carline: SoldCarline; views: readonly View[] }) {
  const { t } = useTranslation('models')
  const { data } = usePictures({ ...useAudienceQuery(), carline_code: carline })
  const pictures = data?.pictures.filter(({ view }) => views.includes(view)) ?? []
  if (pictures.length === 0) return null
  return (
    <Grid $min="24rem">
      {pictures.map((picture, index) => (
        <figure key={picture.id}>
          <CarPicture picture={picture} priority={index === 0} />
          <Text as="figcaption" $size="s" $tone="muted">
            {t('page.illustration')}
          </Text>
        </figure>
      ))}
    </Grid>
  )
}
