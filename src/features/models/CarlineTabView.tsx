import { useTranslation } from 'next-i18next/pages'
import { Blocks } from '@/blocks/Blocks'
import { HeroScene } from '@/components/HeroScene'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import type { CarlineContent, CarlineTabContent } from '@/content/types'
import { isSoldCarline, type ModelledCarline } from '@/domain/carline'
import { availableTabs, type CarlineTab, isFiguresTab } from '@/domain/carline-tabs'
import { isOneOf } from '@/domain/is-one-of'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import type { RouteParams } from '@/routing/params'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { BelowHero } from './BelowHero.styles'
import { CarlineTabs } from './CarlineTabs'
import { Model, PlainHead } from './CarlineTabView.styles'

const CarlineActions = serverHtml(() => import('./CarlineActions.late').then((module) => module.CarlineActions))

const AnnouncedCarlineView = hydrateNear(() =>
  import('./AnnouncedCarlineView.late').then((module) => module.AnnouncedCarlineView),
)
const Turntable = hydrateNear(() => import('./Turntable.late').then((module) => module.Turntable))
/** Needs no code: links and text. */
const KeyFigures = serverHtml(() => import('./KeyFigures.late').then((module) => module.KeyFigures))
const CarlineMeasures = serverHtml(() => import('./CarlineMeasures.late').then((module) => module.CarlineMeasures))
const CarlineNextSteps = serverHtml(() => import('./CarlineNextSteps.late').then((module) => module.CarlineNextSteps))
const TechnicalTable = serverHtml(() => import('./TechnicalTable.late').then((module) => module.TechnicalTable))
const Versions = serverHtml(() => import('./Versions.late').then((module) => module.Versions))

/** The configurator step of a tab's subject, for the link at the end of the page. */
const STEPS = {
  design: 'exterior',
  interieur: 'interior',
  technologie: 'equipment',
  performance: 'version',
  autonomie: 'version',
  safety: 'equipment',
  versions: 'version',
  data: 'version',
} as const satisfies Record<CarlineTab, string>

interface CarlineTabViewProps {
  readonly params: RouteParams<'models.carline.tab'>
  readonly words: CarlineContent
  /** Null for tabs that only have figures. */
  readonly tab: CarlineTabContent | null
}

/** A tab of a carline. Announced carlines have no tabs; the server answers an unknown tab with 404. */
export default function CarlineTabView({ params, words, tab }: CarlineTabViewProps) {
  const { carline_code, tab_slug_id } = params
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} words={words} />
  if (!isOneOf(availableTabs(words), tab_slug_id)) return null
  return <SoldCarlineTab carline={carline_code} slug={tab_slug_id} words={words} tab={tab} />
}

interface SoldCarlineTabProps {
  carline: ModelledCarline
  slug: CarlineTab
  words: CarlineContent
  tab: CarlineTabContent | null
}

function SoldCarlineTab({ carline, slug, words, tab }: SoldCarlineTabProps) {
  const { t } = useTranslation('models')
  const name = words.title
  const title = tab?.title ?? t(`tab.${slug}`)
  const fullTitle = t('tab.title', { model: name, tab: title })
  const description = isFiguresTab(slug)
    ? t(`tab.descriptionOf.${slug}`, { model: name })
    : (tab?.description ?? tab?.lead)
  const tabs = availableTabs(words)
  const next = tabs[tabs.indexOf(slug) + 1]
  const heading = (
    <Heading level={1}>
      <Model>{name}</Model> {title}
    </Heading>
  )
  return (
    <>
      <PageHead title={fullTitle} description={description} />
      {tab?.picture ? (
        <HeroScene picture={tab.picture}>
          {heading}
          <Text $size="m">{tab.lead}</Text>
        </HeroScene>
      ) : (
        <div data-ground="night">
          <PlainHead>
            {heading}
            {tab ? <Text $size="m">{tab.lead}</Text> : <CarlineMeasures carline={carline} />}
          </PlainHead>
        </div>
      )}
      <CarlineTabs words={words} current={slug} />
      <BelowHero>
        {tab && <Blocks blocks={tab.blocks} />}
        <Section $tight>
          <Container>
            <Stack $gap="xl">
              {(slug === 'performance' || slug === 'autonomie') && <KeyFigures carline={carline} />}
              {slug === 'design' && <Turntable carline={carline} />}
              {slug === 'versions' && <Versions carline={carline} full />}
              {slug === 'data' && <TechnicalTable carline={carline} />}
              {next && (
                <Cluster>
                  <RouteButton
                    to="models.carline.tab"
                    params={{ carline_code: carline, tab_slug_id: next }}
                    variant="secondary"
                  >
                    {t('tab.next', { tab: t(`tab.${next}`) })}
                  </RouteButton>
                </Cluster>
              )}
            </Stack>
          </Container>
        </Section>
        <CarlineNextSteps carline={carline} step={STEPS[slug]} isTab />
        <CarlineActions carline={carline} isOnTab />
      </BelowHero>
    </>
  )
}
