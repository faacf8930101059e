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
  a { ${textLinkStyles} }
`

/** The Union's own words on it: where the code of the official notice leads (regulation (EU) 2025/1960, annex I). */
const YOUR_EUROPE: Readonly<Record<Language, string>> = {
  fr: 'https://europa.eu/youreurope/garanties',
  nl: 'https://europa.eu/youreurope/garantie',
}

/**
 * The reminder of the legal guarantee of conformity, before a consumer is bound (directive (EU) 2024/825, since 27 September 2026): open,
 * in the page of a car that can be ordered, in words of the site's own. A company has none. The official notice is the operator's to
 * place, here: docs/law.md.
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
