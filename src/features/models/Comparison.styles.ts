import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'

export const Version = styled.select`
  width: 100%;
  min-height: ${size.touch};
  padding: ${space['2xs']};
  border: 1px solid ${color.edge};
  background: ${color.raised};
  ${from.l} { font-size: ${type.s}; }
  /* As in ui/Select.tsx; WebKit clips no select that looks as the platform's own. */
  contain: paint;
  text-overflow: ellipsis;
`

/** A button and a link where there is room; on a phone, three times, both are words. */
export const Configure = styled.div`
  display: grid;
  > a:nth-child(n + 2) { justify-self: start; }
  ${below.m} {
    justify-items: start;
    > a {
      min-height: ${size.touch};
      max-width: 100%;
      white-space: normal;
      overflow-wrap: anywhere;
      padding: 0;
      border: 0;
      background: none;
      font-weight: ${weight.regular};
      text-decoration: underline;
      text-decoration-color: ${color.accent};
      text-align: start;
    }
  }
`

export const Remove = styled.button`
  justify-self: start;
  min-height: ${size.touch};
  font-size: ${type.s};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
`
