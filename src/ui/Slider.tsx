import { type ReactNode, useId, useState } from 'react'
import { Ends, Output, Pair, Range, Root, Top } from './Slider.styles'

interface Scale {
  min: number
  max: number
  step?: number
  /** A value in words, in the page's language: seen beside the label and read out. */
  format: (value: number) => string
  disabled?: boolean
  className?: string
}

const percent = (value: number, { min, max }: Pick<Scale, 'min' | 'max'>) =>
  max > min ? Math.round(((value - min) / (max - min)) * 1000) / 10 : 0

interface SliderProps extends Scale {
  label: ReactNode
  name?: string
  value?: number
  defaultValue?: number
  /** Called at every move. What costs a call waits for `onCommit`. */
  onChange?: (value: number) => void
  /** When the thumb is let go, or a key is up. */
  onCommit?: (value: number) => void
}

/** A value between two ends: the browser's own range, with its keys and its place in a form. */
export function Slider(props: SliderProps) {
  const { label, name, value, defaultValue, onChange, onCommit, min, max, step, format, disabled, className } = props
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? min)
  const shown = value ?? own
  return (
    <Root className={className}>
      <Top>
        <label htmlFor={id}>{label}</label>
        <Output htmlFor={id}>{format(shown)}</Output>
      </Top>
      <Range
        id={id}
        name={name}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={shown}
        aria-valuetext={format(shown)}
        $from={0}
        $to={percent(shown, { min, max })}
        onChange={({ target }) => {
          setOwn(target.valueAsNumber)
          onChange?.(target.valueAsNumber)
        }}
        onPointerUp={({ currentTarget }) => onCommit?.(currentTarget.valueAsNumber)}
        onKeyUp={({ currentTarget }) => onCommit?.(currentTarget.valueAsNumber)}
      />
      <Ends>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </Ends>
    </Root>
  )
}

export type Span = readonly [from: number, to: number]

interface RangeSliderProps extends Scale {
  /** The question: what both ends are about. */
  label: string
  /** Names of the thumbs: "from", "to". */
  thumbLabels: readonly [string, string]
  /** Both values in words. Default: "from – to". */
  formatSpan?: (span: Span) => string
  names?: readonly [string, string]
  value: Span
  onChange: (span: Span) => void
  onCommit?: (span: Span) => void
}

/** A span between two values: two ranges that cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, thumbLabels, names, value, onChange, onCommit, min, max, step, format, disabled, className } = props
  const { formatSpan = ([from, to]: Span) => `${format(from)} – ${format(to)}` } = props
  const labelId = useId()
  const [low, high] = value
  const marks = { $from: percent(low, props), $to: percent(high, props) }
  const thumb = (index: 0 | 1) => ({
    name: names?.[index],
    min,
    max,
    step,
    disabled,
    value: value[index],
    'aria-label': thumbLabels[index],
    'aria-valuetext': format(value[index]),
    onPointerUp: () => onCommit?.(value),
    onKeyUp: () => onCommit?.(value),
    ...marks,
  })
  return (
    <Root role="group" aria-labelledby={labelId} className={className}>
      <Top>
        <span id={labelId}>{label}</span>
        <Output>{formatSpan(value)}</Output>
      </Top>
      <Pair>
        <Range {...thumb(0)} onChange={({ target }) => onChange([Math.min(target.valueAsNumber, high), high])} />
        <Range
          {...thumb(1)}
          data-free={low <= min ? '' : undefined}
          onChange={({ target }) => onChange([low, Math.max(target.valueAsNumber, low)])}
        />
      </Pair>
      <Ends>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </Ends>
    </Root>
  )
}
