import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'

export const Hero = styled.section`
  position: relative;
  display: grid;
  min-height: min(78vh, 46rem);
  align-content: end;
  padding-block: ${space['3xl']} ${space['2xl']};
  overflow: clip;
  background:
    linear-gradient(115deg, transparent 58%, ${color.cupraPetrol} 58%, ${color.darkPeacock} 72%, transparent 72%),
    ${color.canvas};
  /* The brand's cut: a copper edge along the petrol plane. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(115deg, transparent 57.9%, ${color.accent} 57.9%, ${color.accent} 58.05%, transparent 58.05%);
    pointer-events: none;
  }
`

export const HeroWords = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space.m};
`

export const HeroLead = styled.p`
  max-width: 34em;
  font-size: ${type.m};
  font-weight: ${weight.book};
  line-height: 1.65;
  text-shadow: 0 0 1rem ${color.canvas};
`

export const HeroLink = styled(RouteLink)<ButtonLook>`
  ${buttonStyles}
`

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s};
  margin-bottom: ${space.l};
`

export const MoreLink = styled(RouteLink)`
  ${quietLinkStyles}
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  font-weight: ${weight.medium};
  color: ${color.accentText};
`
