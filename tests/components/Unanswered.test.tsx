import { screen, waitFor } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, it, vi } from 'vitest'
import { Unanswered } from '@/components/Unanswered'
import { partCode } from '@/late/lazy-code'

const failed = [{ error: new Error('dead'), failureReason: undefined }]

it('stills what keeps the place of a failed answer, and lets it move again once the answer is awaited', async () => {
  const { rerender, container } = renderInSite(
    <Unanswered queries={failed} line="prices">
      <span>place</span>
    </Unanswered>,
  )
  await waitFor(() => expect(container.firstChild).toHaveAttribute('data-failed'))
  expect(getComputedStyle(screen.getByText('place')).opacity).toBe('0.35')
  rerender(
    <Unanswered queries={[]} line="prices">
      <span>place</span>
    </Unanswered>,
  )
  expect(container.firstChild).not.toHaveAttribute('data-failed')
})

it('fetches the code of the parts that come with a missing answer while it is awaited, and none for a line of the page', async () => {
  const fetchCode = vi.fn(async () => () => null)
  partCode(fetchCode)
  const { rerender } = renderInSite(<Unanswered queries={failed} line="prices" />)
  await screen.findByRole('alert')
  expect(fetchCode).not.toHaveBeenCalled()
  rerender(<Unanswered queries={failed} />)
  await waitFor(() => expect(fetchCode).toHaveBeenCalledOnce())
})
