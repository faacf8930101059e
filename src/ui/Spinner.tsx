import styled from 'styled-components'

/** Turns while something is under way. Decorative: the words beside it say what. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: 1.5px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  @keyframes ui-turn { to { transform: rotate(1turn); } }
  animation: ui-turn 700ms linear infinite;
`
