import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CONSENT_CATEGORIES } from '@/config/consent.mjs'
import { RouteLink } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { textLinkStyles } from '@/ui/TextLink'
import { space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { BottomPanel, PanelRow } from '../BottomPanel'
import { saveConsent } from './save-consent'

/** Two lines on a phone, including the links. */
const Words = styled.p`
  font-size: ${type.s};
  line-height: 1.3;
  a, button { ${textLinkStyles} min-height: 0; line-height: inherit; text-underline-offset: 0.15em; }
  /* A gap, so that two links do not look like one. */
  button { margin-inline-start: ${space['2xs']}; }
`

/** Both answers have the same size and colour. They stand side by side, unless a word would break. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space['2xs']};
  > button { padding-inline: ${space['2xs']}; hyphens: auto; overflow-wrap: anywhere; }
  ${from.m} { min-width: 20rem; }
`

/** The first layer of the consent question. It is not modal: the page can be used without an answer. */
export function ConsentNotice({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('common')
  return (
    <BottomPanel label={t('consent.title')} isSlim coversBars>
      <PanelRow>
        <Words>
          {t('consent.text')} <RouteLink to="cookie-policy">{t('consent.policy')}</RouteLink>{' '}
          <button type="button" onClick={onChoose}>
            {t('consent.choose')}
          </button>
        </Words>
        <Answers>
          <Button $variant="secondary" $size="s" onClick={() => saveConsent([])}>
            {t('consent.refuse')}
          </Button>
          <Button $variant="secondary" $size="s" onClick={() => saveConsent(CONSENT_CATEGORIES)}>
            {t('consent.accept')}
          </Button>
        </Answers>
      </PanelRow>
    </BottomPanel>
  )
}
