import { useTranslation } from 'next-i18next/pages'
import { Onward } from '@/components/Onward'
import { Button } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

/** In the place of a view that crashed. */
export function ViewError() {
  const { t } = useTranslation('errors')
  return (
    <Section role="alert">
      <Container>
        <Stack $align="start">
          <Heading level={1}>{t('view.title')}</Heading>
          <Text $size="m">{t('view.text')}</Text>
          <Button onClick={() => window.location.reload()}>{t('view.reload')}</Button>
          <Onward />
        </Stack>
      </Container>
    </Section>
  )
}
