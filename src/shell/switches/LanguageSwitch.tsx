import { useContext } from 'react'
import styled from 'styled-components'
import { LANGUAGE_FACTS, otherLanguage } from '@/domain/language'
import { useAudience } from '@/routing/CurrentRoute'
import { OtherLanguageContext } from '@/routing/other-language'
import { PathLink } from '@/routing/PathLink'
import { quietLinkStyles } from '@/ui/TextLink'
import { size, space, type } from '@/ui/theme/css-vars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useSwitchedPath } from '../use-address'

const SwitchLink = styled(PathLink)`
  ${quietLinkStyles}
  display: inline-flex;
  align-items: center;
  min-width: 2rem;
  min-height: ${size.touch};
  /* The same padding as in the sales-type switch, so that the texts of both align. */
  padding-block-end: 2px;
  padding-inline: ${space['2xs']};
  font-size: ${type.s};
`

/** Link to the same page in the other language (spec §2), or to the nearest parent page that exists in it. */
export function LanguageSwitch() {
  const { language } = useAudience()
  const other = otherLanguage(language)
  const samePage = useSwitchedPath({ language: other })
  const page = useContext(OtherLanguageContext)
  const href = page ? page.path + keptSuffix(samePage, page.isSamePage) : samePage
  const { bcp47, name } = LANGUAGE_FACTS[other]
  return (
    <SwitchLink href={href} scroll={false} data-switch="" hrefLang={bcp47} lang={bcp47}>
      {other.toUpperCase()}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </SwitchLink>
  )
}

/** Query and hash to keep. The query is always kept, the hash only for the same page. */
function keptSuffix(address: string, keepsPlace: boolean): string {
  const [kept = ''] = (keepsPlace ? /[?#].*$/s : /\?[^#]*/).exec(address) ?? []
  return kept
}
