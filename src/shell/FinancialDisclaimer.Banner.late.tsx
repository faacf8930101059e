import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { textLinkStyles } from '@/ui/TextLink'
import { size, space, type, weight } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { BottomPanel } from './BottomPanel'

/** At most two short lines beside the button, at every width. */
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  max-width: ${size.content};
  margin-inline: auto;
  font-size: ${type.s};
  line-height: 1.4;
`

const Words = styled.div`
  min-width: 0;
  a { ${textLinkStyles} }
  > p { font-weight: ${weight.medium}; }
`

const Representative = styled.div`
  ${below.m} { display: none; }
`

interface BannerProps {
  warning: string | undefined
  /** HTML, sanitized by the content reader; undefined in the small form. */
  representative: string | undefined
  hiddenOnMobile: boolean
  onDismiss: () => void
}

/** The fixed message, and the representative text if there is one and the banner is not small. */
export function DisclaimerBanner({ warning, representative, hiddenOnMobile, onDismiss }: BannerProps) {
  const { t } = useTranslation('legal')
  return (
    <BottomPanel label={t('disclaimer.label.credit')} hiddenOnMobile={hiddenOnMobile} isSlim>
      <Row>
        <Words>
          <p>{warning}</p>
          {representative !== undefined && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the content reader
            <Representative dangerouslySetInnerHTML={{ __html: representative }} />
          )}
        </Words>
        <Button $variant="secondary" $size="s" onClick={onDismiss}>
          {t('disclaimer.dismiss')}
        </Button>
      </Row>
    </BottomPanel>
  )
}
