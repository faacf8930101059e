import styled, { css } from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { settles } from '@/ui/motion'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, forcedColors, from, print } from '@/ui/theme/media'
import { Block } from './Blocks.styles'
import { threesInARow } from './threes-in-a-row'

/** Without padding: the blocks above and below have their own. */
export const edgeToEdge = css`
  && { padding-block: 0; }
`

/** From edge to edge and without padding: the picture itself is the space around the words. */
export const Bleed = styled(Block)<{ $tall?: boolean }>`
  position: relative;
  display: grid;
  overflow: clip;
  isolation: isolate;
  ${edgeToEdge}
  ${from.m} { min-height: ${({ $tall }) => ($tall ? 'min(78vh, 46rem)' : 'min(60vh, 34rem)')}; }
`

/** Above the words on a phone, behind them where there is room: the studio keeps its cars to the right. */
export const Scene = styled.div`
  img { width: 100%; height: 100%; object-fit: cover; ${settles} }
  ${from.m} {
    position: absolute;
    inset: 0;
    z-index: -1;
    picture { height: 100%; }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background:
        linear-gradient(90deg, ${color.canvas}, color-mix(in oklab, ${color.canvas} 72%, transparent) 34%, transparent 62%),
        linear-gradient(transparent 62%, ${color.canvas});
    }
  }
  ${below.m} { mask: linear-gradient(black 72%, transparent); }
  ${print} { &::after { display: none; } }
`

export const ColorField = styled(Bleed)<{ $color: string }>`
  background:
    radial-gradient(90% 130% at 88% 8%, ${({ $color }) => `color-mix(in oklab, ${$color} 88%, ${color.canvas})`}, transparent 68%),
    ${color.canvas};
  border-block: 1px solid ${color.line};
  ${forcedColors} { background: Canvas; }
`

export const Words = styled(Container)`
  align-self: end;
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block: ${space.m} ${space.xl};
  ${from.m} {
    padding-block: ${space['3xl']};
    > * { max-width: min(29rem, 40vw); }
    > h2 { max-width: min(44rem, 54vw); }
  }
`

/** A banner says one thing: its words stand in the middle of its height. */
export const BannerWords = styled(Words)`
  ${from.m} { align-self: center; padding-block: ${space['2xl']}; }
`

export const BlockButton = styled(SiteLink)<ButtonLook>`
  ${buttonStyles}
`

/** Two halves of the window: a picture to its very edge, words on the page's own margin. */
export const Halves = styled(Block)<{ $side: 'left' | 'right' }>`
  display: grid;
  background: ${color.surface};
  ${edgeToEdge}
  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { order: ${({ $side }) => ($side === 'right' ? 1 : 0)}; }
    /* Words begin, or end, where the page's column does. */
    > :last-child {
      padding-inline: ${({ $side }) =>
        $side === 'right' ? `${space.gutter} ${space['3xl']}` : `${space['2xl']} ${space.gutter}`};
      justify-self: ${({ $side }) => ($side === 'right' ? 'end' : 'start')};
    }
  }
`

export const HalfPicture = styled.figure`
  picture { height: 100%; overflow: clip; }
  img { width: 100%; height: 100%; aspect-ratio: 8 / 5; object-fit: cover; ${settles} }
  ${from.m} {
    /* Beside words that are longer it stays in view, and does not grow with them. */
    position: sticky;
    top: ${size.header};
    align-self: start;
    height: 100%;
    min-height: 30rem;
    max-height: 36rem;
  }
`

export const HalfWords = styled.div`
  align-self: center;
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding: ${space.xl} ${space.gutter};
  ${from.m} {
    width: 100%;
    padding-block: ${space['2xl']};
    max-width: calc(${size.content} / 2 + ${space.gutter});
  }
`

export const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  ${threesInARow}
  gap: ${space.xl} ${space.l};
  list-style: none;
`

export const Feature = styled.li`
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
  > svg { margin-block-end: ${space.xs}; color: ${color.accentText}; }
  h3, h2 { font-size: ${type.m}; font-weight: ${weight.medium}; line-height: 1.35; }
  p { max-width: 34em; color: ${color.muted}; }
`
