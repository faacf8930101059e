import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox, Radio, Switch } from '@/ui/Choice'
import { Field, FieldGroup } from '@/ui/Field'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Select } from '@/ui/Select'
import { TextArea, TextInput } from '@/ui/TextInput'

describe('a field', () => {
  it('names its control by its label, and describes it by its hint and its error', () => {
    const { getByRole } = render(
      <Field label="Postcode" hint="Vier cijfers" error="Dit is geen postcode">
        {(control) => <TextInput {...control} name="zip" />}
      </Field>,
    )
    const input = getByRole('textbox', { name: 'Postcode' })
    expect(input).toHaveAccessibleDescription('Vier cijfers Dit is geen postcode')
    expect(input).toBeInvalid()
  })

  it('speaks of an error that comes, not of one that was there, nor where a summary does', () => {
    const field = (error?: string, id?: string) => (
      <Field label="Postcode" error={error} {...(id && { id })}>
        {(control) => <TextInput {...control} />}
      </Field>
    )
    const { rerender, getByText, queryByRole, unmount } = render(field())
    rerender(field('Dit is geen postcode'))
    expect(getByText('Dit is geen postcode').parentElement).toHaveAttribute('role', 'alert')
    unmount()
    const summed = render(field(undefined, 'zip'))
    summed.rerender(field('Dit is geen postcode', 'zip'))
    expect(queryByRole('alert')).toBeNull()
    summed.unmount()
    render(field('Dit is geen postcode'))
    expect(queryByRole('alert')).toBeNull()
  })

  it('is valid and described by nothing when it has neither', () => {
    const { getByRole } = render(<Field label="Bericht">{(control) => <TextArea {...control} />}</Field>)
    const area = getByRole('textbox', { name: 'Bericht' })
    expect(area).not.toHaveAttribute('aria-describedby')
    expect(area).not.toHaveAttribute('aria-invalid')
  })

  it('says its mark as a word of its label', () => {
    const { getByRole } = render(
      <Field label="Telefoon" mark="niet verplicht">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    expect(getByRole('textbox', { name: 'Telefoon (niet verplicht)' })).toBeVisible()
  })

  it('keeps the id it is given, so that an error summary can link to it', () => {
    const { getByRole } = render(
      <Field id="email" label="E-mail">
        {(control) => <TextInput {...control} type="email" />}
      </Field>,
    )
    expect(getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('id', 'email')
  })
})

it('controls that answer one question are a group with its name and its error', () => {
  const { getByRole } = render(
    <FieldGroup label="Wanneer belt u best?" error="Kies een moment">
      <Radio name="moment" value="am">
        Voormiddag
      </Radio>
      <Radio name="moment" value="pm">
        Namiddag
      </Radio>
    </FieldGroup>,
  )
  expect(getByRole('group', { name: 'Wanneer belt u best?' })).toHaveAccessibleDescription('Kies een moment')
})

describe('choices', () => {
  it('a box is ticked by its words as well as by itself', async () => {
    const onChange = vi.fn()
    const { getByRole, getByText } = render(<Checkbox onChange={onChange}>Ik ga akkoord</Checkbox>)
    await userEvent.click(getByText('Ik ga akkoord'))
    expect(getByRole('checkbox', { name: 'Ik ga akkoord' })).toBeChecked()
    await userEvent.click(getByRole('checkbox'))
    expect(getByRole('checkbox')).not.toBeChecked()
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('a switch is called a switch, and the space bar turns it', async () => {
    const { getByRole } = render(<Switch defaultChecked>Prijs per maand</Switch>)
    const control = getByRole('switch', { name: 'Prijs per maand' })
    expect(control).toBeChecked()
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(control).not.toBeChecked()
  })

  it('what is disabled cannot be chosen', async () => {
    const { getByRole } = render(<Checkbox disabled>Trekhaak</Checkbox>)
    await userEvent.click(getByRole('checkbox'))
    expect(getByRole('checkbox')).not.toBeChecked()
  })
})

describe('a segmented control', () => {
  const options = [
    { value: 'month', label: 'Per maand' },
    { value: 'total', label: 'Totaal' },
  ] as const

  it('is a group of radios under its question', () => {
    const { getByRole, getAllByRole } = render(
      <SegmentedControl label="Prijs" options={options} defaultValue="month" />,
    )
    expect(getByRole('group', { name: 'Prijs' })).toBeVisible()
    expect(getAllByRole('radio')).toHaveLength(2)
    expect(getByRole('radio', { name: 'Per maand' })).toBeChecked()
  })

  it('tells its owner which value was chosen, and shows the value its owner holds', async () => {
    const onChange = vi.fn()
    const { getByRole, rerender } = render(
      <SegmentedControl label="Prijs" options={options} value="month" onChange={onChange} />,
    )
    await userEvent.click(getByRole('radio', { name: 'Totaal' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('total')
    expect(getByRole('radio', { name: 'Per maand' })).toBeChecked()
    rerender(<SegmentedControl label="Prijs" options={options} value="total" onChange={onChange} />)
    expect(getByRole('radio', { name: 'Totaal' })).toBeChecked()
  })

  it('two of them on a page do not share a choice', async () => {
    const { getAllByRole } = render(
      <>
        <SegmentedControl label="Een" options={options} defaultValue="month" />
        <SegmentedControl label="Twee" options={options} defaultValue="total" />
      </>,
    )
    expect(getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

it('a select is the platform’s own, so that it can be sent without a script', async () => {
  const { getByRole } = render(
    <Field label="Brandstof">
      {(control) => (
        <Select {...control} name="fuel" defaultValue="electric">
          <option value="electric">Elektrisch</option>
          <option value="hybrid">Plug-inhybride</option>
        </Select>
      )}
    </Field>,
  )
  const select = getByRole('combobox', { name: 'Brandstof' })
  expect(select.tagName).toBe('SELECT')
  await userEvent.selectOptions(select, 'hybrid')
  expect(select).toHaveValue('hybrid')
})
