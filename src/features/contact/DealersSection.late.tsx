import { useTranslation } from 'next-i18next/pages'
import { IS_DEMONSTRATION } from '@/brand/demonstration'
import type { Closing, Dealer } from '@/content/dealer-types'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Text } from '@/ui/Text'
import * as S from './ContactView.styles'
import { DealerGroups } from './DealerGroups'
import { DealerLocator } from './DealerLocator'
import { useNow } from './use-now'

interface DealersSectionProps {
  dealers: readonly Dealer[]
  closings: readonly Closing[]
}

/** All dealers, with a search by distance if the flag is on. */
export function DealersSection({ dealers, closings }: DealersSectionProps) {
  const { t } = useTranslation('contact')
  const now = useNow()
  const hasLocator = useFeatureFlag('NEW_DEALER_LOCATOR')
  return (
    <Section $tight id="dealers" aria-labelledby="dealers-title">
      <Container>
        <S.SectionHead>
          <Heading level={2} id="dealers-title">
            {t('dealers.title')}
          </Heading>
          <Text $tone="muted">
            {t('dealers.text', { count: dealers.length })} {IS_DEMONSTRATION && t('dealers.demonstration')}
          </Text>
        </S.SectionHead>
        {hasLocator ? (
          <DealerLocator dealers={dealers} closings={closings} now={now} />
        ) : (
          <DealerGroups dealers={dealers} closings={closings} now={now} />
        )}
      </Container>
    </Section>
  )
}
