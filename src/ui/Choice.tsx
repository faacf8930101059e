import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, motion, size, space, type } from './theme/css-vars'
import { forcedColors } from './theme/media'

/** The whole row is the target: the box itself is smaller than a finger. */
const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space.xs};
  align-items: center;
  min-height: ${size.touch};
  padding-block: ${space['3xs']};
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; opacity: 0.55; }
`

const Hint = styled.span`
  grid-column: 2;
  font-size: ${type.s};
  color: ${color.muted};
`

const boxStyles = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  border: 1px solid ${color.edge};
  background: ${color.raised};
  cursor: inherit;
  transition: background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  &::before { content: ''; transform: scale(0); transition: transform ${motion.fast} ${motion.ease}; }
  &:hover:not(:disabled) { border-color: ${color.text}; }
  &:checked, &[type='checkbox']:indeterminate { background: ${color.accent}; border-color: ${color.accent}; }
  /* Radios of which none is chosen yet are indeterminate as well, and must not look chosen. */
  &:checked::before, &[type='checkbox']:indeterminate::before { transform: scale(1); }
  &[aria-invalid='true'] { border-color: ${color.error}; }
  /* Where the visitor chose the colours, the platform draws the box. */
  ${forcedColors} { appearance: auto; &::before { display: none; } }
`

const Box = styled.input`
  ${boxStyles}
  &::before {
    width: 0.85rem;
    height: 0.85rem;
    background: ${color.onAccent};
    clip-path: polygon(8% 52%, 22% 38%, 40% 57%, 79% 14%, 93% 28%, 40% 85%);
  }
  &:indeterminate::before { clip-path: inset(42% 8%); }
`

const Dot = styled.input`
  ${boxStyles}
  border-radius: 50%;
  &::before { width: 0.6rem; height: 0.6rem; border-radius: 50%; background: ${color.onAccent}; }
`

const Track = styled.input`
  ${boxStyles}
  place-items: center start;
  width: 2.75rem;
  padding-inline: 0.2rem;
  &::before {
    width: 1rem;
    height: 1rem;
    background: ${color.muted};
    transform: none;
    transition: transform ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease};
  }
  &:checked::before { transform: translateX(1.25rem); background: ${color.onAccent}; }
`

interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  /** The choice in words: its label. */
  children: ReactNode
  hint?: ReactNode
}

/** A box to tick. */
export function Checkbox({ children, hint, className, ...input }: ChoiceProps) {
  return (
    <Row className={className}>
      <Box {...input} type="checkbox" />
      <span>{children}</span>
      {hint && <Hint>{hint}</Hint>}
    </Row>
  )
}

/** One of several; those of one question share a `name` and stand in a FieldGroup. */
export function Radio({ children, hint, className, ...input }: ChoiceProps) {
  return (
    <Row className={className}>
      <Dot {...input} type="radio" />
      <span>{children}</span>
      {hint && <Hint>{hint}</Hint>}
    </Row>
  )
}

/** On or off, at once: what takes effect only when a form is sent is a Checkbox. */
export function Switch({ children, hint, className, ...input }: ChoiceProps) {
  return (
    <Row className={className}>
      <Track {...input} type="checkbox" role="switch" />
      <span>{children}</span>
      {hint && <Hint>{hint}</Hint>}
    </Row>
  )
}
