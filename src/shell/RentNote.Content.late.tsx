import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { textLinkStyles } from '@/ui/TextLink'
import { color, size, space, type } from '@/ui/theme/css-vars'
import type { Disclaimer } from './FinancialDisclaimer'

const Root = styled.aside`
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.line};
  font-size: ${type.s};
  color: ${color.muted};
  a { ${textLinkStyles} }
  div > div { max-width: ${size.measure}; }
`

/** The conditions of all leases of the page, once at its end. A lease is no credit, so it needs no banner. */
export function RentNoteContent({ disclaimer }: { disclaimer: Disclaimer }) {
  const { t } = useTranslation('legal')
  if (!disclaimer.representative.trim()) return null
  return (
    <Root data-ground="night" aria-label={t('disclaimer.label.lease')} data-note="lease">
      <Container>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the content reader */}
        <div dangerouslySetInnerHTML={{ __html: disclaimer.representative }} />
      </Container>
    </Root>
  )
}
