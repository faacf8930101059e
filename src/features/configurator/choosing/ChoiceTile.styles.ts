import styled from 'styled-components'
import { color, motion, space, type, weight } from '@/ui/theme/css-vars'
import { forcedColors, hover } from '@/ui/theme/media'

/** By attributes, so that a click that changes a tile needs no new rule. What is open, as most tiles are, has no state. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  gap: ${space.xs};
  align-content: start;
  padding: ${space.s};
  border: 1px solid ${color.line};
  background: ${color.surface};
  transition: border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease},
    opacity ${motion.normal} ${motion.ease};
  ${hover} { &:not([data-state]):hover { border-color: ${color.text}; } }
  &[data-state='taken'] { border-color: ${color.accent}; background: ${color.raised}; }
  &[data-state='blocked'] { border-style: dashed; background: none; }
  &[aria-busy='true'] { opacity: 0.6; }
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  ${forcedColors} { &:has([aria-current]) { outline: 2px solid Highlight; } }
`

/** A name that needs the width has it: its price then stands below it. No word is broken for the price's sake. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['3xs']} ${space.s};
  align-items: center;
`

/** With a swatch before it, it leaves the swatch its place. It is as wide as its longest word, within the tile. */
export const Name = styled.div`
  flex: 1 1 5rem;
  max-width: 100%;
`

export const About = styled.div`
  display: grid;
  gap: ${space.xs};
  &:empty { display: none; }
`

export const Title = styled.span`
  display: block;
  font-weight: ${weight.medium};
  line-height: 1.35;
  /* The whole tile is the link's; what stands above it in the tile (repairs) has a place of its own. */
  a& { text-decoration: none; }
  a&::after { content: ''; position: absolute; inset: 0; }
  a&:focus-visible { outline: none; }
`

export const Amount = styled.span<{ $taken: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space['3xs']};
  margin-inline-start: auto;
  color: ${({ $taken }) => ($taken ? color.accentText : color.text)};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const Small = styled.p`
  font-size: ${type.s};
  color: ${color.muted};
`

export const Reason = styled.p`
  color: ${color.warning};
`

/** The colour alone: of each paint the style sheet has this one line. */
export const Paint = styled.span<{ $hex: string }>`
  color: ${({ $hex }) => $hex};
`

export const Swatch = styled.span<{ $finish: 'metallic' | 'solid' | 'matte' }>`
  display: block;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${color.edge};
  border-radius: 50%;
  background: ${({ $finish }) =>
    $finish === 'metallic'
      ? 'radial-gradient(circle at 32% 26%, color-mix(in srgb, currentcolor, white 55%), currentcolor 46%, color-mix(in srgb, currentcolor, black 45%))'
      : $finish === 'matte'
        ? 'linear-gradient(color-mix(in srgb, currentcolor, white 10%), currentcolor)'
        : 'radial-gradient(circle at 32% 26%, color-mix(in srgb, currentcolor, white 28%), currentcolor 38%)'};
  forced-color-adjust: none;
`

/** A square from the middle of the picture: of a wheel close-up it is the wheel alone. */
export const Thumbnail = styled.span<{ $isDrawing: boolean }>`
  flex: none;
  width: ${({ $isDrawing }) => ($isDrawing ? '4rem' : '5.5rem')};
  height: ${({ $isDrawing }) => ($isDrawing ? '4rem' : '5.5rem')};
  overflow: clip;
  picture { display: contents; }
  img { width: 100%; height: 100%; object-fit: cover; }
`

export const RepairList = styled.ul`
  position: relative;
  display: grid;
  gap: ${space['2xs']};
`

export const RepairItem = styled.li`
  position: relative;
  display: grid;
  gap: ${space['2xs']};
  padding: ${space.xs};
  border: 1px solid ${color.edge};
  ${hover} { &:hover { border-color: ${color.text}; background: ${color.raised}; } }
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`

export const RepairHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};
`
