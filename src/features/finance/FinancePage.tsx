import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { PageHead } from '@/components/PageHead'
import type { Picture } from '@/contract/common'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Eyebrow, Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { below, from, print } from '@/ui/theme/media'

/** Maximum number of pictures beside the text. */
const MOST = 3

const Opening = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.m} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: end; min-height: 7rem; }
`

/** Pictures of the cars. A phone has none, so that it begins with the form. */
const Cars = styled.div`
  display: flex;
  justify-content: end;
  > * { flex: 0 1 16rem; min-width: 0; }
  > :not(:only-child) { flex-basis: 11rem; margin-inline-start: -1rem; }
  img { aspect-ratio: 5 / 2; object-fit: cover; object-position: 50% 30%; }
  ${below.m} { display: none; }
  ${print} { display: none; }
`
const SIZES = '16rem'

interface FinancePageProps {
  readonly title: string
  readonly lead: string
  /** Title of the document, if it differs from the heading. */
  readonly documentTitle?: string
  /** Description for search engines; by default the lead. */
  readonly description?: string
  readonly eyebrow?: string
  /** A line between the heading and the lead. */
  readonly note?: string
  /** Pictures on a light background. */
  readonly cars?: readonly Picture[]
  readonly children: ReactNode
}

export function FinancePage({
  title,
  lead,
  documentTitle,
  description,
  eyebrow,
  note,
  cars,
  children,
}: FinancePageProps) {
  const shown = cars?.filter(({ background, is_fallback }) => background === 'white' && !is_fallback).slice(0, MOST)
  return (
    <Section $fromTop>
      <PageHead title={documentTitle ?? title} description={description ?? lead} />
      <Container>
        <Stack $gap="l">
          <Opening>
            <Stack $gap="2xs">
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <Heading level={1} size="xl">
                {title}
              </Heading>
              {note && <Text $tone="muted">{note}</Text>}
              <Text>{lead}</Text>
            </Stack>
            {shown && shown.length > 0 && (
              <Cars>
                {shown.map((picture) => (
                  <CarPicture key={picture.id} picture={{ ...picture, alt: '' }} sizes={SIZES} />
                ))}
              </Cars>
            )}
          </Opening>
          {children}
        </Stack>
      </Container>
    </Section>
  )
}
