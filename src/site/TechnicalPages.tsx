import { useTranslation } from 'next-i18next/pages'
import { Onward } from '@/components/Onward'
import { PageHead } from '@/components/PageHead'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Eyebrow, Text } from '@/ui/Text'

/** Spec §2, technical pages. Both stand inside the shell, in the address's language. */
function TechnicalPage({ code, words }: { code: 404 | 500; words: 'not_found' | 'server' }) {
  const { t } = useTranslation('errors')
  return (
    <Section>
      <PageHead title={t(`${words}.title`)} noindex />
      <Container>
        <Stack $align="start">
          <Eyebrow>{code}</Eyebrow>
          <Heading level={1} size="display">
            {t(`${words}.title`)}
          </Heading>
          <Text $size="m">{t(`${words}.text`)}</Text>
          <Onward />
        </Stack>
      </Container>
    </Section>
  )
}

export const NotFoundPage = () => <TechnicalPage code={404} words="not_found" />

export const ServerErrorPage = () => <TechnicalPage code={500} words="server" />
