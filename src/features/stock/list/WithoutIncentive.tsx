import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { FLEMISH_PREMIUMS } from '@/domain/dated/premiums'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

/** The page of the Flemish premium while no car of the model has it: since when, and where its other cars are. */
export function WithoutIncentive({ carline }: { readonly carline: CarlineCode }) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const model = CARLINE_NAMES[carline]
  const title = t('incentive.title', { model })
  const until = FLEMISH_PREMIUMS.at(-1)?.until
  return (
    <Section>
      <PageHead title={title} description={t('incentive.none', { model })} noindex />
      <Container>
        <Stack $gap="m" $align="start">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text $size="m">
            {t('incentive.none', { model })} {until && t('incentive.ended', { date: formatDate(until, language) })}
          </Text>
          <RouteButton to="stock.model" params={{ modelName: carline }}>
            {t('incentive.all', { model })}
          </RouteButton>
        </Stack>
      </Container>
    </Section>
  )
}
