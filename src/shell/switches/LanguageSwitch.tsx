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
  /* The same padding as the links of the sales-type switch, so that the words of both stand on one line. */
  padding-block-end: 2px;
  padding-inline: ${space['2xs']};
  font-size: ${type.s};
`

/** The other language, named in itself, and the same page in it (spec §2), or the nearest one above that it has. */
export function LanguageSwitch() {
  const { language } = useAudience()
  const other = otherLanguage(language)
  const samePage = useSwitchedPath({ language: other })
  const page = useContext(OtherLanguageContext)
  const href = page ? page.path + keptPart(samePage, page.isSamePage) : samePage
  const { bcp47, name } = LANGUAGE_FACTS[other]
  return (
    <SwitchLink href={href} scroll={false} data-switch="" hrefLang={bcp47} lang={bcp47}>
      {other.toUpperCase()}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </SwitchLink>
  )
}

/** What follows the path: filters and marks of a campaign go along everywhere, a place on the page only to the same page. */
function keptPart(address: string, keepsPlace: boolean): string {
  const [kept = ''] = (keepsPlace ? /[?#].*$/s : /\?[^#]*/).exec(address) ?? []
  return kept
}
