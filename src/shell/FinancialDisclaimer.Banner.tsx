import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { color, layer, size, space, type, weight } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import type { Disclaimer } from './FinancialDisclaimer'

const Root = styled.aside<{ $small: boolean; $hiddenOnMobile: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.banner};
  max-height: 50dvh;
  overflow-y: auto;
  padding: ${({ $small }) => ($small ? space.xs : space.m)} ${space.gutter};
  border-block-start: 1px solid ${color.accent};
  background: ${color.raised};
  font-size: ${({ $small }) => ($small ? type.s : type.body)};
  animation: ui-appear 260ms;
  ${({ $hiddenOnMobile }) => $hiddenOnMobile && `${below.m} { display: none; }`}
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  max-width: ${size.content};
  margin-inline: auto;
`

const Words = styled.div`
  flex: 1 1 20rem;
  display: grid;
  gap: ${space['3xs']};
`

const Warning = styled.p`
  font-weight: ${weight.medium};
`

interface BannerProps {
  disclaimer: Disclaimer
  onDismiss: () => void
}

/** The small form has the warning only; the default one repeats the example. */
export function DisclaimerBanner({ disclaimer, onDismiss }: BannerProps) {
  const { t } = useTranslation('legal')
  const isSmall = disclaimer.variant === 'small'
  return (
    <Root
      aria-label={t('disclaimer.label')}
      data-print="hide"
      $small={isSmall}
      $hiddenOnMobile={disclaimer.hiddenOnMobile ?? false}
    >
      <Row>
        <Words>
          <Warning>{t('credit_warning')}</Warning>
          {!isSmall && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content reader
            <div dangerouslySetInnerHTML={{ __html: disclaimer.representative }} />
          )}
        </Words>
        <Button $variant="secondary" $size="s" onClick={onDismiss}>
          {t('disclaimer.dismiss')}
        </Button>
      </Row>
    </Root>
  )
}
