import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { size, space, type } from '@/ui/theme/css-vars'
import { BottomPanel, PanelRow } from './BottomPanel'

const Words = styled.div`
  display: grid;
  gap: ${space['3xs']};
  max-width: ${size.measure};
  font-size: ${type.s};
  a { ${textLinkStyles} }
`

interface BannerProps {
  kind: 'credit' | 'lease'
  /** Of a credit. */
  warning: string | undefined
  /** HTML, cleaned by the content reader; the small form has none. */
  representative: string | undefined
  hiddenOnMobile: boolean
  onDismiss: () => void
}

/** The fixed message, and the representative text where there is one. */
export function DisclaimerBanner({ kind, warning, representative, hiddenOnMobile, onDismiss }: BannerProps) {
  const { t } = useTranslation('legal')
  return (
    <BottomPanel label={t(`disclaimer.label.${kind}`)} hiddenOnMobile={hiddenOnMobile}>
      <PanelRow>
        <Words>
          <Text $strong>{warning ?? t('disclaimer.no_credit')}</Text>
          {representative !== undefined && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content reader
            <div dangerouslySetInnerHTML={{ __html: representative }} />
          )}
        </Words>
        <Button $variant="secondary" $size="s" onClick={onDismiss}>
          {t('disclaimer.dismiss')}
        </Button>
      </PanelRow>
    </BottomPanel>
  )
}
