import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { browserOnly } from '@/late/browser-only'
import { serverHtml } from '@/late/server-html'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { color, layer, size, space } from '@/ui/theme/css-vars'
import { below, tall } from '@/ui/theme/media'
import { HeaderLogo } from './Header.Logo'
import { Menu } from './menu/Menu'
import { LanguageSwitch } from './switches/LanguageSwitch'
import { SalesTypeSwitch } from './switches/SalesTypeSwitch'
import { switchesFold } from './switches/switches-fold'

const HeaderDesktopLinks = serverHtml(() =>
  import('./Header.DesktopLinks.late').then((module) => module.HeaderDesktopLinks),
)

const Resume = browserOnly(() => import('./Resume.late').then((module) => module.Resume))

const Sticky = styled.header`
  position: relative;
  ${tall.s} { position: sticky; inset-block-start: 0; }
  z-index: ${layer.sticky};
  background: ${color.canvas};
  border-block-end: 1px solid ${color.line};
  /* The open menu covers whatever stands at the foot of the window. */
  &:has(nav > details[open]) { z-index: ${layer.menu}; }
  @media print { position: static; border: 0; }
`

/** One row at every width: the links fold first, then the switches; the way home and the menu stay. */
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.bar};
  > nav { flex: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.m}; min-width: 0; }
  > nav > :first-child { flex: 1; display: flex; min-width: 0; }
  ${below.m} { &, > nav { gap: 0 ${space['2xs']}; } }
  ${switchesFold} { align-items: start; padding-block: 0.375rem; }
`

/**
 * No width of its own: it stands in the room between mark and links, which the largest letters on a phone do not leave. Where the switches
 * leave none either, it has the place of the audience's, which opens with the menu then.
 */
const ResumePlace = styled.div`
  position: relative;
  align-self: stretch;
  margin-inline-start: calc(-1 * ${space.s});
  ${below.m} { margin-inline-start: calc(-1 * ${space['2xs']}); }
  @media (23.5em <= width <= 25.74em) {
    &:has(a) + nav:not(:has(> [open])) [role='group'] { display: none; }
    &:has(+ nav > [open]) { display: none; }
  }
  ${switchesFold} {
    align-self: start;
    height: ${size.touch};
    @media (max-width: 19.99em) { display: none; }
  }
`

const Switches = styled.div`
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
  /* A second row, while the menu is open. */
  ${switchesFold} {
    display: none;
    nav:has(> details[open]) > & { display: flex; order: 1; flex-basis: 100%; justify-content: end; }
  }
`

/** The frame's top: the way home, the first pages, who is reading and in which language, the menu. */
export function Header() {
  const { t } = useTranslation('nav')
  const { name, params } = useCurrentRoute()
  return (
    <Sticky>
      <Row>
        <HeaderLogo />
        <ResumePlace>
          <Resume />
        </ResumePlace>
        <nav aria-label={t('main')} data-print="hide">
          <HeaderDesktopLinks name={name} carline={'carline_code' in params ? params.carline_code : undefined} />
          <Switches>
            <SalesTypeSwitch />
            <LanguageSwitch />
          </Switches>
          <Menu />
        </nav>
      </Row>
    </Sticky>
  )
}
