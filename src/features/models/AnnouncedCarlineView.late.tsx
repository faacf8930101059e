import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Banner } from '@/components/Banner.late'
import { HeroScene } from '@/components/HeroScene'
import { LegalNote } from '@/components/LegalNote'
import { MessageButton } from '@/components/MessageButton'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import type { CarlineContent, ContentLink } from '@/content/types'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { CARLINE_NAMES, type CarlineCode, carlineOnSale, firstDayOfSale, type ModelledCarline } from '@/domain/carline'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { FactList } from './FactList'
import { ModelCardWithLinks } from './ModelCardWithLinks'
import { useCarlinePrice } from './use-carline'

/** Text and card side by side, because a row with a single card would be half empty. */
const OnSale = styled.section`
  display: grid;
  gap: ${space.m} ${space['2xl']};
  ${from.m} { grid-template-columns: minmax(0, 1fr) minmax(20rem, 1fr); align-items: start; }
`

const FACTS = ['known', 'unknown', 'when'] as const

interface AnnouncedCarlineViewProps {
  carline: CarlineCode
  words: Pick<CarlineContent, 'title' | 'tagline' | 'description' | 'intro'>
  banner?: ContentLink | null | undefined
}

/** The page of an announced carline: known facts, the current carline, and a contact link. */
export function AnnouncedCarlineView({ carline, words, banner }: AnnouncedCarlineViewProps) {
  const { t } = useTranslation('models')
  const { language } = useAudience()
  const onSale = carlineOnSale(carline)
  const first = firstDayOfSale(carline)
  const follower = onSale ? { model: CARLINE_NAMES[onSale] } : { context: 'new' }
  const teaser = usePictures(heroPictureQuery(useAudience(), carline))
  const { title: name, tagline, description, intro } = words
  return (
    <>
      <PageHead title={t('page.announcedTitle', { model: name })} description={description ?? intro} />
      <HeroScene picture={teaser.data?.pictures[0]} car={carline} isNamed>
        <Badge $color="warm">{t('overview.announced')}</Badge>
        <Heading level={1} size="display">
          {name}
        </Heading>
        <Text $size="m">{tagline}</Text>
        <Text $tone="muted">
          {intro} {t('page.announcedLead')}
        </Text>
        <Cluster>
          <MessageButton form="contact" about={{ topic: 'model', carline_code: carline }}>
            {t('page.contact')}
          </MessageButton>
          <RouteButton to="models" variant="secondary">
            {t('page.allModels')}
          </RouteButton>
        </Cluster>
      </HeroScene>
      <Section $tight>
        <Container>
          <Stack $gap="2xl">
            {banner && <Banner banner={banner} />}
            <Stack $gap="m">
              <FactList $columns={3}>
                {FACTS.map((fact) => (
                  <div key={fact}>
                    <dt>{t(`page.announcedFacts.${fact}.title`)}</dt>
                    <dd>
                      {first && fact === 'when'
                        ? t('page.announcedFacts.when.text_dated', { date: formatDate(first, language) })
                        : t(`page.announcedFacts.${fact}.text`, follower)}
                    </dd>
                  </div>
                ))}
              </FactList>
              <p>
                <MessageButton form="newsletter" variant="secondary">
                  {t('page.announcedLetter')}
                </MessageButton>
              </p>
            </Stack>
            {onSale && <OnSaleNow carline={onSale} />}
          </Stack>
        </Container>
      </Section>
    </>
  )
}

/** The carline that is on sale now. */
function OnSaleNow({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('models')
  const { model, query } = useCarlinePrice(carline)
  const name = CARLINE_NAMES[carline]
  return (
    <OnSale>
      <Stack $gap="s">
        <Heading level={2}>{t('page.onSaleNow', { model: name })}</Heading>
        <Text $size="m" $tone="muted">
          {t('page.onSaleNowText', { model: name })}
        </Text>
      </Stack>
      {model ? (
        <Stack $gap="2xs">
          {/* No monthly amount: it would need its conditions, and the page is about another car. */}
          <ModelCardWithLinks model={{ ...model, from_monthly: undefined }} />
          <LegalNote />
        </Stack>
      ) : (
        <div>
          {!query.data && <Unanswered queries={[query]} line="prices" />}
          <RouteButton to="models.carline" params={{ carline_code: carline }} variant="secondary">
            {t('page.discover', { model: name })}
          </RouteButton>
        </div>
      )}
    </OnSale>
  )
}
