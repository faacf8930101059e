import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CONSENT_CATEGORIES } from '@/config/consent.mjs'
import { RouteLink } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { textLinkStyles } from '@/ui/TextLink'
import { space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { BottomPanel, PanelRow } from '../BottomPanel'
import { answerConsent } from './answer-consent'

const Words = styled.div`
  font-size: ${type.s};
  line-height: 1.4;
  > h2, > p { display: inline; }
`

const Title = styled.h2`
  font-weight: ${weight.medium};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  a, button { ${textLinkStyles} min-height: 1.75rem; line-height: 1.75rem; }
`

/** Both answers side by side, of one size and one colour, at every width. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space['2xs']};
  > button { padding-inline: ${space['2xs']}; hyphens: auto; overflow-wrap: anywhere; }
  ${from.m} { min-width: 20rem; }
`

/** The first layer of the question. It blocks nothing: the page can be read, and left, without an answer. */
export function ConsentNotice({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('common')
  return (
    <BottomPanel label={t('consent.title')} coversBars>
      <PanelRow>
        <Words>
          <Title>{t('consent.title')}.</Title> <p>{t('consent.text')}</p>
          <Ways>
            <RouteLink to="cookie-policy">{t('consent.policy')}</RouteLink>
            <button type="button" onClick={onChoose}>
              {t('consent.choose')}
            </button>
          </Ways>
        </Words>
        <Answers>
          <Button $variant="secondary" $size="s" onClick={() => answerConsent([])}>
            {t('consent.refuse')}
          </Button>
          <Button $variant="secondary" $size="s" onClick={() => answerConsent(CONSENT_CATEGORIES)}>
            {t('consent.accept')}
          </Button>
        </Answers>
      </PanelRow>
    </BottomPanel>
  )
}
