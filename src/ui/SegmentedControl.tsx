import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, motion, size, space, type, weight } from './theme/css-vars'
import { below, forcedColors } from './theme/media'
import { visuallyHidden } from './VisuallyHidden'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  border: 0;
  /* More than fit in one line of a phone fill each of their lines. */
  ${below.m} {
    &:has(> :nth-child(5)) > label { flex: auto; }
    &:has(> :nth-child(5):last-child) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > label { padding-inline: ${space['3xs']}; text-align: center; }
    }
  }
`

const Legend = styled.legend<{ $hidden: boolean }>`
  ${({ $hidden }) => ($hidden ? visuallyHidden : `padding: 0; margin-block-end: ${space['2xs']}; font-weight: ${weight.medium};`)}
`

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${size.touch};
  padding: ${space['3xs']} ${space.s};
  margin-inline-end: -1px;
  border: 1px solid ${color.edge};
  color: ${color.muted};
  font-size: ${type.s};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease};
  &:hover { color: ${color.text}; }
  &:has(:checked) {
    z-index: 1;
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight.medium};
  }
  &:has(:disabled) { opacity: 0.55; cursor: not-allowed; }
  &:has(:focus-visible) { z-index: 2; outline: 2px solid ${color.focus}; outline-offset: 3px; }
  > input { ${visuallyHidden} }
  ${forcedColors} { &:has(:checked) { outline: 2px solid Highlight; outline-offset: -4px; } }
`

interface SegmentOption<V extends string> {
  value: V
  label: ReactNode
  disabled?: boolean
}

interface SegmentedControlProps<V extends string> {
  /** The question: a legend. */
  label: string
  /** Hides the label from eyes, where the page says it already. */
  hideLabel?: boolean
  options: readonly SegmentOption<V>[]
  /** Goes with a form. Default: made up. */
  name?: string
  value?: V
  defaultValue?: V
  onChange?: (value: V) => void
  className?: string
}

/** Few and short alternatives, all seen at once: radios, so that arrows move and a form can send them. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, hideLabel = false, options, name, value, defaultValue, onChange, className } = props
  const madeName = useId()
  return (
    <Group className={className}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name ?? madeName}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Group>
  )
}
