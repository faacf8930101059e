import { useTranslation } from 'next-i18next/pages'
import { useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { PageHead } from '@/components/PageHead'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { hydrateNear } from '@/late/hydrate-near'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { giveFocusBack } from '@/ui/give-focus-back'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { useFocusOfGone } from '@/ui/use-focus-of-gone'
import { ForgottenContext } from './forgotten'

/** The server reserves the space only, because the cars are in the browser's storage. After a client-side navigation the cars are rendered at once. */
const MyCars = hydrateNear(() => import('./MyCars.late').then((module) => module.MyCars))

/** While empty it takes no gap of the stack. */
const Announcement = styled.div`
  &:empty { position: absolute; }
`

interface Forgotten {
  readonly words: string
  readonly takeBack: () => void
  readonly count: number
}

export default function MyCarsView() {
  const { t } = useTranslation('stock')
  const [forgotten, setForgotten] = useState<Forgotten>()
  const say = useCallback(
    (words: string, takeBack: () => void) =>
      setForgotten((before) => ({ words, takeBack, count: (before?.count ?? 0) + 1 })),
    [],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const kept = useFocusOfGone<HTMLDivElement>(() => giveFocusBack(heading.current))
  const lead = t(useFeatureFlags().STOCK ? 'mine.lead' : 'mine.lead_builds')
  return (
    <Section $tight>
      <PageHead title={t('mine.title')} description={lead} noindex />
      <Container>
        <Stack {...kept} $gap="l">
          <Stack $gap="3xs">
            <Heading ref={heading} level={1} size="l" tabIndex={-1}>
              {t('mine.title')}
            </Heading>
            <Text $tone="muted">{lead}</Text>
            <noscript>
              <Text>{t('mine.no_script')}</Text>
            </noscript>
          </Stack>
          <Announcement role="status">
            {forgotten && (
              // The key makes screen readers announce a second car of the same name too.
              <Cluster key={forgotten.count}>
                <Text>{forgotten.words}</Text>
                <Button
                  type="button"
                  $variant="ghost"
                  $size="s"
                  onClick={() => {
                    forgotten.takeBack()
                    setForgotten(undefined)
                  }}
                >
                  {t('mine.take_back')}
                </Button>
              </Cluster>
            )}
          </Announcement>
          <ForgottenContext value={say}>
            <MyCars />
          </ForgottenContext>
        </Stack>
      </Container>
    </Section>
  )
}
