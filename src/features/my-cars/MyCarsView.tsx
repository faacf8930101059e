import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { hydrateNear } from '@/late/hydrate-near'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

/** Drawn with the page when it is come to; on the server's page its place is kept, since the device alone knows which cars they are. */
const MyCars = hydrateNear(() => import('./MyCars.late').then((module) => module.MyCars))

/** The last cars of this device. */
export default function MyCarsView() {
  const { t } = useTranslation('stock')
  const lead = t(useFeatureFlags().STOCK ? 'mine.lead' : 'mine.lead_builds')
  return (
    <Section $tight>
      <PageHead title={t('mine.title')} description={lead} noindex />
      <Container>
        <Stack $gap="l">
          <Stack $gap="3xs">
            <Heading level={1} size="l">
              {t('mine.title')}
            </Heading>
            <Text $tone="muted">{lead}</Text>
            <noscript>
              <Text>{t('mine.no_script')}</Text>
            </noscript>
          </Stack>
          <MyCars />
        </Stack>
      </Container>
    </Section>
  )
}
