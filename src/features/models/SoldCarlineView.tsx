import { useTranslation } from 'next-i18next/pages'
import { Blocks } from '@/components/editorial/Blocks'
import { Island } from '@/components/Island'
import { PageHead } from '@/components/PageHead'
import type { CarlineContent } from '@/content/types'
import type { SoldCarline } from '@/domain/carline'
import { Container } from '@/ui/Container'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { CarlineHero } from './CarlineHero'
import { CarlineTabs } from './CarlineTabs'
import { Intro } from './CarlineView.styles'
import { carlineIslands } from './carline-islands'
import { KeyFigures } from './KeyFigures'

/** The page of a carline that can be bought. */
export function SoldCarlineView({ carline, words }: { carline: SoldCarline; words: CarlineContent }) {
  const { t } = useTranslation('models')
  const { title: model, tagline, description, intro, blocks, tabs } = words
  return (
    <>
      <PageHead
        title={t('page.title', { model })}
        description={description ?? t('page.description', { model, tagline })}
      />
      <CarlineHero carline={carline} tagline={tagline} />
      <CarlineTabs carline={carline} />
      <Section $tight>
        <Container>
          <Stack $gap="2xl">
            <Intro>{intro}</Intro>
            <KeyFigures carline={carline} />
          </Stack>
        </Container>
      </Section>
      <Island content={carlineIslands.chapters} props={{ carline, tabs }} />
      <Blocks blocks={blocks} />
      <Section $tight>
        <Container>
          <Island content={carlineIslands.versions} props={{ carline }} />
        </Container>
      </Section>
      <Island content={carlineIslands.nextSteps} props={{ carline }} />
    </>
  )
}
