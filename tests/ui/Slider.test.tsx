import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RangeSlider, Slider, type Span } from '@/ui/Slider'

const euro = (value: number) => `${value} €`

describe('a slider', () => {
  it('says its value in the words its caller gives, to the eye and to the ear', () => {
    const { getByRole } = render(<Slider label="Voorschot" min={0} max={20_000} defaultValue={5_000} format={euro} />)
    const slider = getByRole('slider', { name: 'Voorschot' })
    expect(slider).toHaveAttribute('aria-valuetext', '5000 €')
    expect(getByRole('status')).toHaveTextContent('5000 €')
  })

  it('follows the thumb, and tells its owner at each move', () => {
    const onChange = vi.fn()
    const { getByRole } = render(<Slider label="Voorschot" min={0} max={100} format={euro} onChange={onChange} />)
    const slider = getByRole('slider')
    fireEvent.change(slider, { target: { value: '40' } })
    fireEvent.change(slider, { target: { value: '60' } })
    expect(onChange.mock.calls).toEqual([[40], [60]])
    expect(getByRole('status')).toHaveTextContent('60 €')
  })

  it('a scale without length is drawn, not divided by', () => {
    const { getByRole } = render(<Slider label="Prijs" min={7} max={7} format={euro} />)
    expect(getByRole('slider').style.getPropertyValue('--to')).toBe('0%')
  })
})

function Budget({ onChange = () => {} }: { onChange?: (span: Span) => void }) {
  const [span, setSpan] = useState<Span>([20, 80])
  return (
    <RangeSlider
      label="Budget"
      thumbLabels={['Vanaf', 'Tot']}
      min={0}
      max={100}
      format={euro}
      value={span}
      onChange={(next) => {
        setSpan(next)
        onChange(next)
      }}
    />
  )
}

describe('a span between two values', () => {
  it('is a group with two named thumbs and both values in words', () => {
    const { getByRole } = render(<Budget />)
    expect(getByRole('group', { name: 'Budget' })).toHaveTextContent('20 € – 80 €')
    expect(getByRole('slider', { name: 'Vanaf' })).toHaveValue('20')
    expect(getByRole('slider', { name: 'Tot' })).toHaveAttribute('aria-valuetext', '80 €')
  })

  it('one thumb never passes the other', () => {
    const onChange = vi.fn()
    const { getByRole } = render(<Budget onChange={onChange} />)
    fireEvent.change(getByRole('slider', { name: 'Vanaf' }), { target: { value: '95' } })
    expect(onChange).toHaveBeenLastCalledWith([80, 80])
    fireEvent.change(getByRole('slider', { name: 'Tot' }), { target: { value: '10' } })
    expect(onChange).toHaveBeenLastCalledWith([80, 80])
  })
})
