import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import { Badge } from '@/ui/Badge'
import { settles } from '@/ui/motion'
import { snapRail } from '@/ui/snap-rail'
import { color, motion, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'

export const Scenes = styled.ul`
  display: grid;
  list-style: none;
  ${below.m} { ${snapRail} }
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.m}; }
`

const WIDE = '&:is(:first-child, :last-child:nth-child(even))'

export const Scene = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  border-bottom: 1px solid ${color.line};
  transition: border-color ${motion.normal} ${motion.ease};
  &:hover, &:focus-within { border-color: ${color.accent}; }
  /* The first car takes the width of the page; so does a last one that would stand alone. Its words stand in its dark. */
  ${from.m} {
    ${WIDE} { grid-column: 1 / -1; justify-content: end; aspect-ratio: 16 / 10; }
    ${WIDE} > :first-child { position: absolute; inset: 0; }
    ${WIDE} > :last-child { position: relative; padding-block-start: ${space.xl}; background: linear-gradient(transparent, ${color.canvas}); }
  }
  ${from.l} { ${WIDE} { aspect-ratio: 2; } }
`

/** Keeps its room before the picture is there. */
export const Stage = styled.div`
  overflow: clip;
  &:empty { aspect-ratio: 2; background: radial-gradient(70% 60% at 50% 42%, ${color.brand}, transparent 72%); }
  > * { transition: transform ${motion.slow} ${motion.ease}; }
  picture { display: block; height: 100%; }
  img { height: 100%; object-fit: cover; ${settles} }
  ${below.m} { aspect-ratio: 16 / 10; }
  ${Scene}:not(:first-child, :last-child:nth-child(even)) & { aspect-ratio: 16 / 10; }
  ${Scene}:hover & > * { transform: scale(1.02); }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  padding: ${space.m};
`

export const Name = styled.h3`
  font-size: ${type.xl};
  font-weight: ${weight.light};
  line-height: 1.1;
  letter-spacing: -0.02em;
`

/** The whole scene answers to the pointer; the link is the name alone. */
export const SceneLink = styled(SiteLink)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { color: ${color.accentText}; }
`

export const Tag = styled(Badge)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
`

export const Powers = styled.p`
  color: ${color.muted};
`
