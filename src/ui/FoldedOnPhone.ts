import styled from 'styled-components'
import { color, space, type, weight } from './theme/css-vars'
import { from } from './theme/media'

/**
 * For long matter: folded on a phone, open on wider windows. A browser that cannot open
 * `details` by style keeps it folded.
 */
export const FoldedOnPhone = styled.details`
  > summary {
    display: flex;
    align-items: center;
    min-height: 2rem;
    font-size: ${type.s};
    font-weight: ${weight.medium};
    cursor: pointer;
  }
  > summary::after { content: '+'; margin-inline-start: ${space['3xs']}; color: ${color.accentText}; }
  &[open] > summary::after { content: '−'; }
  ${from.m} {
    @supports selector(::details-content) {
      > summary { display: none; }
      &::details-content { content-visibility: visible; }
    }
  }
`
