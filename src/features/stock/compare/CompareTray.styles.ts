import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, size, space, type } from '@/ui/theme/css-vars'
import { below, from, tall } from '@/ui/theme/media'
import { visuallyHidden } from '@/ui/VisuallyHidden'

/** It is in the flow after the page's content, so that nothing is behind it at the end of the page. */
export const Root = styled.aside<{ $isOpen: boolean }>`
  ${tall.s} { position: sticky; }
  inset-block-end: ${bottomRoom};
  z-index: ${layer.sticky};
  ${({ $isOpen }) =>
    $isOpen &&
    `display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space['2xs']} ${space.m};
    margin-block-start: ${space.l};
    padding: ${space['2xs']} ${size.columnEdge};
    border-block-start: 1px solid ${color.accent};
    background: ${color.surface};`}
`

export const Cars = styled.ul`
  display: grid;
  flex: 1 1 16rem;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.xs};
  max-width: 60rem;
  list-style: none;
`

export const Car = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
  min-width: 0;
`

export const Picture = styled.span`
  flex: none;
  width: 4.5rem;
  aspect-ratio: 16 / 9;
  ${below.m} { flex: 1; width: auto; }
  img { width: 100%; height: 100%; object-fit: cover; }
`

export const Name = styled.span`
  display: none;
  ${from.m} {
    display: -webkit-box;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: ${type.s};
    line-height: 1.3;
  }
`

export const Remove = styled.button`
  display: grid;
  place-items: center;
  min-width: 2rem;
  min-height: ${size.touch};
  cursor: pointer;
  &:hover { color: ${color.accentText}; }
  ${below.m} { min-width: 1.5rem; }
`

export const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
`

/** The eye sees what a press has done, but not why it has done nothing. */
export const Said = styled.p<{ $isSeen: boolean }>`
  flex-basis: 100%;
  font-size: ${type.s};
  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`
