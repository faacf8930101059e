import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Table } from '@/ui/Table'

it('a table stands in a box with its name, which the keyboard can reach and scroll', () => {
  const { getByRole } = render(
    <Table caption="Verbruik" captionHidden stickyFirst>
      <tbody>
        <tr>
          <th scope="row">Born</th>
          <td data-numeric="">15,8</td>
        </tr>
      </tbody>
    </Table>,
  )
  expect(getByRole('region', { name: 'Verbruik' })).toHaveAttribute('tabindex', '0')
  expect(getByRole('table', { name: 'Verbruik' })).toBeVisible()
  expect(getByRole('rowheader', { name: 'Born' })).toBeVisible()
})
