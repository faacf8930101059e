import { type ReactNode, useId, useState } from 'react'
import { Ends, Output, Pair, Range, Root, Top } from './Slider.styles'

interface Scale {
  min: number
  max: number
  step?: number
  /** A value in words, in the page's language: seen beside the label and read out. */
  format: (value: number) => string
  disabled?: boolean
}

const percent = (value: number, { min, max }: Pick<Scale, 'min' | 'max'>) =>
  max > min ? Math.round(((value - min) / (max - min)) * 1000) / 10 : 0

interface SliderProps extends Scale {
  label: ReactNode
  name?: string
  value?: number
  defaultValue?: number
  /** Called at every move. */
  onChange?: (value: number) => void
}

/** A value between two ends: the browser's own range, with its keys and its place in a form. */
export function Slider({ label, name, value, defaultValue, onChange, min, max, step, format, disabled }: SliderProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? min)
  const shown = value ?? own
  return (
    <Root>
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
  value: Span
  onChange: (span: Span) => void
}

/** A span between two values: two ranges that cannot pass each other. */
export function RangeSlider({
  label,
  thumbLabels,
  value,
  onChange,
  min,
  max,
  step,
  format,
  disabled,
}: RangeSliderProps) {
  const labelId = useId()
  const [low, high] = value
  const marks = { $from: percent(low, { min, max }), $to: percent(high, { min, max }) }
  const thumb = (index: 0 | 1) => ({
    min,
    max,
    step,
    disabled,
    value: value[index],
    'aria-label': thumbLabels[index],
    'aria-valuetext': format(value[index]),
    ...marks,
  })
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Top>
        <span id={labelId}>{label}</span>
        <Output>{`${format(low)} – ${format(high)}`}</Output>
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
