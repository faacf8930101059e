import styled from 'styled-components'
import { Card, CardBody } from '@/ui/Card'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** On the carline's page: one version to a line, as on a price list. */
export const Rows = styled.div`
  border-block-start: 1px solid ${color.accent};
`

export const Row = styled.article`
  display: grid;
  gap: ${space.xs} ${space.l};
  padding-block: ${space.m};
  border-block-end: 1px solid ${color.line};
  > :last-child { justify-self: start; }
  ${from.m} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    > :last-child { grid-column: 2; }
  }
  ${from.l} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) max-content;
    > :last-child { grid-column: auto; justify-self: end; }
  }
`

/** On the tab of versions: each with its picture. */
export const Version = styled(Card).attrs({ $open: true })``

export const Body = CardBody

export const Highlights = styled.ul`
  display: grid;
  gap: ${space['3xs']};
  margin-block: ${space['2xs']} ${space.s};
  padding-block-start: ${space.s};
  border-block-start: 1px solid ${color.line};
  width: 100%;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space['2xs']};
    font-size: ${type.s};
    font-weight: ${weight.book};
  }
  svg { margin-block-start: 0.2em; color: ${color.accentText}; }
`
