import styled from 'styled-components'
import { aboveBottomBar } from '@/ui/theme/bottom-bar'
import { motion, space } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${aboveBottomBar}
  ${from.l} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space.xl};
    align-items: start;
  }
`

/** Where there is no room beside the cars the filters are in a sheet (FilterSheet.tsx), which needs JavaScript. */
export const Aside = styled.aside`
  min-width: 0;
  ${below.l} {
    display: none;
    @media (scripting: none) { display: block; }
  }
`

/** Cars of the search before, while the next ones are fetched: still there, plainly not the answer yet. */
export const CardsPlace = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.45 : 1)};
  transition: opacity ${motion.fast} ${motion.ease};
`
