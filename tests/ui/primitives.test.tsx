import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'

describe('primitives', () => {
  it('a button submits nothing unless it is told to', () => {
    const { getByText } = render(
      <>
        <Button>Gewoon</Button>
        <Button type="submit">Verzend</Button>
      </>,
    )
    expect(getByText('Gewoon')).toHaveAttribute('type', 'button')
    expect(getByText('Verzend')).toHaveAttribute('type', 'submit')
  })

  it('a heading has the level of the outline, whatever its size', () => {
    const { getByRole } = render(
      <Heading level={3} size="display">
        Titel
      </Heading>,
    )
    expect(getByRole('heading', { level: 3, name: 'Titel' })).toBeVisible()
  })

  it('an icon beside words is silent, one that stands alone speaks', () => {
    const { container, getByRole } = render(
      <>
        <Icon name="check" />
        <Icon name="electric" label="Elektrisch" />
      </>,
    )
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(getByRole('img', { name: 'Elektrisch' })).toBeVisible()
  })

  it('an error is an alert only where it is told to be', () => {
    const { getByText, getByRole } = render(
      <>
        <Notice tone="error">Stil</Notice>
        <Notice tone="error" role="alert">
          Luid
        </Notice>
      </>,
    )
    expect(getByText('Stil')).toBeVisible()
    expect(getByRole('alert')).toHaveTextContent('Luid')
  })

  it('a section that opens does so without a script', () => {
    const { getByText } = render(<Disclosure summary="Vraag">Antwoord</Disclosure>)
    expect(getByText('Vraag').closest('summary')?.parentElement?.tagName).toBe('DETAILS')
  })
})
