import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { color, size, space } from '@/ui/theme/css-vars'
import type { Disclaimer } from './FinancialDisclaimer'

const Root = styled.section`
  padding-block: ${space.l};
  border-block-start: 1px solid ${color.line};
  a { ${textLinkStyles} }
  div > div { max-width: ${size.measure}; }
`

/**
 * The words of the legal entry as a part of the page, in its HTML and in print: what the banner repeats is here for good
 * (docs/law.md: a warning that can be dismissed is none).
 */
export function CreditNoteContent({ disclaimer }: { disclaimer: Disclaimer }) {
  const { t } = useTranslation('legal')
  if (!disclaimer.representative.trim()) return null
  return (
    <Root data-ground="night" aria-label={t(`disclaimer.label.${disclaimer.kind}`)} data-note={disclaimer.kind}>
      <Container>
        <Text $strong>{disclaimer.warning ?? t('disclaimer.no_credit')}</Text>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content reader */}
        <div dangerouslySetInnerHTML={{ __html: disclaimer.representative }} />
      </Container>
    </Root>
  )
}
