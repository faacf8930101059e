import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { brand } from '@/brand/brand'
import { LOGO } from '@/brand/logo'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { print } from '@/ui/theme/media'

/** The mark, with the name beside it and the audience below the name. */
const Root = styled.span`
  display: flex;
  line-height: 1.05;
  a { display: flex; align-items: center; gap: ${space.xs}; padding-block: 0.25rem; text-decoration: none; }
  /* The drawing has an inner margin of a ninth of its width; this aligns its edge with the page margin. */
  svg { flex: none; width: 2.25rem; height: 2.25rem; margin-inline-start: -0.25rem; }
  a > span { display: grid; }
  /* With very large letters only the mark is shown. */
  @media (max-width: 16em) { a > span { display: none; } }
  b { margin-inline-end: -0.28em; font-size: ${type.m}; font-weight: ${weight.medium}; letter-spacing: 0.28em; }
  small { color: ${color.accentText}; font-size: ${type.s}; }
  ${print} { path { fill: currentcolor; } }
`

export function Mark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path fill="currentColor" d={LOGO.text} />
      <path fill={color.accent} d={LOGO.accent} />
    </svg>
  )
}

/** Link to the homepage; in B2B it has a label (spec §2). */
export function HeaderLogo() {
  const { t } = useTranslation('nav')
  const { salesType } = useAudience()
  const isBusiness = salesType === 'B2B'
  return (
    <Root>
      <RouteLink to="homepage" aria-label={t(isBusiness ? 'logo_B2B' : 'logo', { brand: brand.name })}>
        <Mark />
        <span>
          <b>{brand.name}</b> {isBusiness && <small>{t('business')}</small>}
        </span>
      </RouteLink>
    </Root>
  )
}
