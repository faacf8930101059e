import styled from 'styled-components'
import { color, motion, space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Layout = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.l} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space.xl};
    align-items: start;
  }
`

export const ResultsBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  justify-content: space-between;
  align-items: center;
  padding-block-end: ${space.s};
  border-block-end: 1px solid ${color.line};
`

/** Cars of the search before, while the next ones are fetched: still there, plainly not the answer yet. */
export const Results = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.45 : 1)};
  transition: opacity ${motion.normal} ${motion.ease};
`
