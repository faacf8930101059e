import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { size, space, type } from '@/ui/theme/css-vars'
import { BottomPanel, PanelRow } from './BottomPanel'
import type { Disclaimer } from './FinancialDisclaimer'

const Words = styled.div`
  display: grid;
  gap: ${space['3xs']};
  max-width: ${size.measure};
  font-size: ${type.s};
  a { ${textLinkStyles} }
`

interface BannerProps {
  disclaimer: Disclaimer
  onDismiss: () => void
}

/** The small form has the warning only; the default one repeats the representative text. */
export function DisclaimerBanner({ disclaimer, onDismiss }: BannerProps) {
  const { t } = useTranslation('legal')
  return (
    <BottomPanel label={t('disclaimer.label')} hiddenOnMobile={disclaimer.hiddenOnMobile}>
      <PanelRow>
        <Words>
          <Text $strong>{t('credit_warning')}</Text>
          {disclaimer.variant === 'default' && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content reader
            <div dangerouslySetInnerHTML={{ __html: disclaimer.representative }} />
          )}
        </Words>
        <Button $variant="secondary" $size="s" onClick={onDismiss}>
          {t('disclaimer.dismiss')}
        </Button>
      </PanelRow>
    </BottomPanel>
  )
}
