import { useTranslation } from 'next-i18next/pages'
import { Blocks } from '@/blocks/Blocks'
import { PageHead } from '@/components/PageHead'
import type { CarlineContent, CarlineScene, ContentLink } from '@/content/types'
import type { ModelledCarline } from '@/domain/carline'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { Container } from '@/ui/Container'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { BelowHero } from './BelowHero.styles'
import { CarlineHero } from './CarlineHero'
import { CarlineTabs } from './CarlineTabs'
import { Intro } from './CarlineView.styles'

const CarlineActions = serverHtml(() => import('./CarlineActions.late').then((module) => module.CarlineActions))

const Banner = serverHtml(() => import('@/components/Banner.late').then((module) => module.Banner))
/** Needs no code: pictures, links and text. */
const CarlineChapters = serverHtml(() => import('./CarlineChapters.late').then((module) => module.CarlineChapters), {
  leavesOut: { scenes: () => ({}) },
})
const Versions = serverHtml(() => import('./Versions.late').then((module) => module.Versions))
const CarlineMoney = hydrateNear(() => import('./CarlineMoney.late').then((module) => module.CarlineMoney))
const CarlineWalk = hydrateNear(() => import('./CarlineWalk.late').then((module) => module.CarlineWalk))
const KeyFigures = serverHtml(() => import('./KeyFigures.late').then((module) => module.KeyFigures))
const CarlineNextSteps = serverHtml(() => import('./CarlineNextSteps.late').then((module) => module.CarlineNextSteps))

interface SoldCarlineViewProps {
  readonly carline: ModelledCarline
  readonly words: CarlineContent
  readonly scenes: readonly CarlineScene[]
  readonly banner?: ContentLink | null | undefined
}

export function SoldCarlineView({ carline, words, scenes, banner }: SoldCarlineViewProps) {
  const { t } = useTranslation('models')
  const { title: model, tagline, description, intro, blocks } = words
  return (
    <>
      <PageHead
        title={t('page.title', { model })}
        description={description ?? t('page.description', { model, tagline })}
      />
      <CarlineHero carline={carline} tagline={tagline} />
      <CarlineTabs words={words} />
      <BelowHero>
        <Section $tight>
          <Container>
            <Stack $gap="2xl">
              {banner && <Banner banner={banner} />}
              <Intro>{intro}</Intro>
              <KeyFigures carline={carline} />
            </Stack>
          </Container>
        </Section>
        <CarlineWalk carline={carline} />
        <CarlineChapters carline={carline} scenes={scenes} />
        <Blocks blocks={blocks} />
        <Section $tight>
          <Container>
            <Versions carline={carline} />
          </Container>
        </Section>
        <CarlineMoney carline={carline} />
        <CarlineNextSteps carline={carline} />
        <CarlineActions carline={carline} />
      </BelowHero>
    </>
  )
}
