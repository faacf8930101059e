import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Language } from '@/domain/language'
import { useAudience } from '@/routing/CurrentRoute'
import { Note, Text } from '@/ui/Text'
import { textLinkStyles } from '@/ui/TextLink'
import { color, size, space } from '@/ui/theme/css-vars'

const Root = styled.aside`
  display: grid;
  gap: ${space['3xs']};
  max-width: ${size.measure};
  padding-inline-start: ${space.s};
  border-inline-start: 3px solid ${color.accent};
  a { ${textLinkStyles} display: inline-block; padding-block: 0.2rem; }
`

/** The European Union's page, to which the official notice links (regulation (EU) 2025/1960, annex I). */
const YOUR_EUROPE: Readonly<Record<Language, string>> = {
  fr: 'https://europa.eu/youreurope/garanties',
  nl: 'https://europa.eu/youreurope/garantie',
}

/**
 * The reminder of the legal guarantee of conformity, which a consumer must get before an order (directive (EU) 2024/825, since
 * 27 September 2026). Companies have no such guarantee. The operator adds the official notice here: docs/law.md.
 */
export function LegalGuarantee() {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  if (salesType === 'B2B') return null
  return (
    <Root data-guarantee="" aria-label={t('guarantee.title')}>
      <Text $strong>{t('guarantee.title')}</Text>
      <Note>{t('guarantee.text')}</Note>
      <Note>
        <a href={YOUR_EUROPE[language]}>{t('guarantee.link')}</a>
      </Note>
    </Root>
  )
}
