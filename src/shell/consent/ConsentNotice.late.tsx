import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CONSENT_CATEGORIES } from '@/config/consent.mjs'
import { RouteLink } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { BottomPanel, PanelRow } from '../BottomPanel'
import { answerConsent } from './answer-consent'

const Words = styled.div`
  display: grid;
  gap: ${space['3xs']};
  a { ${textLinkStyles} }
`

/** Both answers side by side, of one size and one colour, at every width. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space['2xs']} ${space.xs};
  > button { padding-inline: ${space['2xs']}; }
  > :last-child { grid-column: 1 / -1; justify-self: center; }
  ${from.m} { min-width: 20rem; }
  ${from.l} { min-width: 24rem; }
`

/** The first layer of the question. It blocks nothing: the page can be read, and left, without an answer. */
export function ConsentNotice({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('common')
  return (
    <BottomPanel label={t('consent.title')}>
      <PanelRow>
        <Words>
          <Heading level={2} size="m">
            {t('consent.title')}
          </Heading>
          <Text $size="s">
            {t('consent.text')} <RouteLink to="cookie-policy">{t('consent.policy')}</RouteLink>
          </Text>
        </Words>
        <Answers>
          <Button $variant="secondary" $size="s" onClick={() => answerConsent([])}>
            {t('consent.refuse')}
          </Button>
          <Button $variant="secondary" $size="s" onClick={() => answerConsent(CONSENT_CATEGORIES)}>
            {t('consent.accept')}
          </Button>
          <Button $variant="ghost" $size="s" onClick={onChoose}>
            {t('consent.choose')}
          </Button>
        </Answers>
      </PanelRow>
    </BottomPanel>
  )
}
