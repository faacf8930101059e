import styled from 'styled-components'
import { controlStyles } from './control.styles'

/** A line of text. Its `type`, `inputMode` and `autoComplete` are the caller's: they choose the keyboard of a phone. */
export const TextInput = styled.input`
  ${controlStyles}
`

/** Several lines; grows with what is written where the browser can. */
export const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 8rem;
  field-sizing: content;
  max-height: 24rem;
  resize: vertical;
`
