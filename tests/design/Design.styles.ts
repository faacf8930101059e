import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

export const Layout = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block-end: ${space['3xl']};
  ${from.l} { grid-template-columns: 12rem minmax(0, 1fr); gap: ${space['2xl']}; align-items: start; }
`

/** A row that scrolls on a phone, a column that stays in sight where there is room. */
export const Contents = styled.nav`
  min-width: 0;
  ${from.l} { position: sticky; top: calc(${size.header} + ${space.l}); }
  ${print} { display: none; }
  > ul {
    display: flex;
    gap: 0 ${space.m};
    overflow-x: auto;
    scrollbar-width: none;
    list-style: none;
    ${from.l} { flex-direction: column; overflow: visible; border-inline-start: 1px solid ${color.line}; }
  }
  a {
    ${pressLine}
    color: ${color.muted};
    text-decoration: none;
    white-space: nowrap;
    ${from.l} {
      display: flex;
      min-height: 2.25rem;
      margin-inline-start: -1px;
      padding-inline-start: ${space.s};
      border-inline-start: 1px solid transparent;
      font-size: ${type.s};
    }
  }
  a:hover { color: ${color.text}; border-color: ${color.accent}; }
  a:focus-visible { outline-offset: -2px; }
`

export const Sections = styled.div`
  display: grid;
  gap: ${space['3xl']};
  min-width: 0;
`

export const SectionRoot = styled.section`
  display: grid;
  gap: ${space.xl};
  min-width: 0;
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.accent};
`

export const SectionHead = styled.div`
  display: grid;
  gap: ${space.xs};
  max-width: ${size.measure};
`

export const SpecimenRoot = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space.s};
  min-width: 0;
`

export const SpecimenHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space['3xs']} ${space.m};
  h3 { font-size: ${type.body}; font-weight: ${weight.medium}; }
`

/** The name of a part as it stands in the code, in the site's own face: a monospace one would be the machine's. */
export const Code = styled.code`
  font-family: inherit;
  font-size: ${type.s};
  color: ${color.muted};
  overflow-wrap: anywhere;
`

export const Stage = styled.div<{ $bare?: boolean }>`
  min-width: 0;
  ${({ $bare }) => !$bare && `padding: clamp(${space.s}, 3vw, ${space.l}); background: ${color.surface}; border: 1px solid ${color.line};`}
`
