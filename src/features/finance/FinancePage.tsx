import type { ReactNode } from 'react'
import { PageHead } from '@/components/PageHead'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Eyebrow, Text } from '@/ui/Text'

interface FinancePageProps {
  readonly title: string
  readonly lead: string
  /** Of the document, where it says more than the heading. */
  readonly documentTitle?: string
  /** For a list of results; the lead where there is none. */
  readonly description?: string
  readonly eyebrow?: string
  /** A line between the heading and the lead. */
  readonly note?: string
  readonly children: ReactNode
}

/** A page that answers one of the forms about money. */
export function FinancePage({ title, lead, documentTitle, description, eyebrow, note, children }: FinancePageProps) {
  return (
    <Section $tight>
      <PageHead title={documentTitle ?? title} description={description ?? lead} />
      <Container>
        <Stack $gap="xl">
          <Stack $gap="2xs">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={1}>{title}</Heading>
            {note && <Text $tone="muted">{note}</Text>}
            <Text>{lead}</Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  )
}
