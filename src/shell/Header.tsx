import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, layer, size, space } from '@/ui/theme/css-vars'
import { HeaderDesktopLinks } from './Header.DesktopLinks'
import { HeaderLogo } from './Header.Logo'
import { Menu } from './menu/Menu'
import { LanguageSwitch } from './switches/LanguageSwitch'
import { SalesTypeSwitch } from './switches/SalesTypeSwitch'

const AudienceBar = styled.div`
  min-height: ${size.audienceBar};
  border-block-end: 1px solid ${color.line};
`

const AudienceRow = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* Words that a reader spaces take two lines of a small window. */
  flex-wrap: wrap;
  gap: 0 ${space.s};
`

const Sticky = styled.header`
  /* The audience bar leaves with the page, the rest stays. */
  position: sticky;
  inset-block-start: calc(-1 * ${size.audienceBar});
  z-index: ${layer.sticky};
  background: ${color.canvas};
  border-block-end: 1px solid ${color.line};
  /* The open menu covers whatever stands at the foot of the window. */
  &:has(details[open]) { z-index: ${layer.menu}; }
  @media print { position: static; border: 0; }
`

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${size.header};
  > nav { display: flex; align-items: center; gap: ${space.l}; margin-inline-start: auto; }
`

/** The frame's top: who is reading and in which language, then the bar that stays in view. */
export function Header() {
  const { t } = useTranslation('nav')
  return (
    <Sticky>
      <AudienceBar data-print="hide">
        <AudienceRow>
          <SalesTypeSwitch />
          <LanguageSwitch />
        </AudienceRow>
      </AudienceBar>
      <Row>
        <HeaderLogo />
        <nav aria-label={t('main')} data-print="hide">
          <HeaderDesktopLinks />
          <Menu />
        </nav>
      </Row>
    </Sticky>
  )
}
