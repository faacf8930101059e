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
  /* The open menu covers bars at the bottom of the window. */
  &:has(nav > details[open]) { z-index: ${layer.menu}; }
  @media print { position: static; border: 0; }
`

/** One row at every width: without space the links disappear first, then the switches; logo and menu button stay. */
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.bar};
  > nav { flex: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.m}; min-width: 0; }
  > nav > :first-child { flex: 1; display: flex; min-width: 0; }
  ${below.m} {
    &, > nav { gap: 0 ${space['2xs']}; }
    /* A scroll bar counts in the widths of media queries, so its space is taken from the margins: the row still has one line. */
    padding-inline: calc(${space.gutter} - (100vw - 100%) / 2);
  }
  ${switchesFold} { align-items: start; padding-block: 0.375rem; }
`

/**
 * It only takes the space between logo and links, of which there is none with very large letters on a phone. If the switches leave no
 * space either, it replaces the sales-type switch, which is then in the menu.
 */
const ResumePlace = styled.div`
  position: relative;
  align-self: stretch;
  margin-inline-start: calc(-1 * ${space.s});
  ${below.m} { margin-inline-start: calc(-1 * ${space['2xs']}); }
  @media (23.75em <= width <= 25.74em) {
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
  /* A second row while the menu is open. */
  ${switchesFold} {
    display: none;
    nav:has(> details[open]) > & { display: flex; order: 1; flex-basis: 100%; justify-content: end; }
  }
`

/** Logo, main links, sales-type and language switches, and menu button. */
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
