import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import ReceiptView from '@/features/contact/ReceiptView'
import type { Receipt } from '@/features/contact/shown-message'

const RECEIPT: Receipt = {
  receipt: 'a-link',
  number: '74JT-EHNL',
  kind: 'callback',
  state: 'open',
  answerDeadline: '2026-12-01',
  dealer: null,
  car: null,
  search: null,
  endsOn: null,
  date: null,
  dayPart: null,
  hours: null,
  mailTo: null,
  problem: null,
  code: '',
}

it('lets its sender change or withdraw the message, and nobody else', () => {
  const { unmount } = renderInSite(<ReceiptView receipt={RECEIPT} />)
  expect(screen.getByRole('button', { name: 'Trek het bericht in' })).toBeInTheDocument()
  unmount()
  const { container } = renderInSite(<ReceiptView receipt={{ ...RECEIPT, receipt: null }} />)
  expect(screen.getByText('74JT-EHNL')).toBeInTheDocument()
  expect(screen.getByText(/Deze aanvraag hadden we al/)).toBeInTheDocument()
  expect(container.querySelector('form, main a')).toBeNull()
})

it('names who answers, and nobody for a letter that nobody answers', () => {
  const { unmount } = renderInSite(<ReceiptView receipt={RECEIPT} />)
  expect(screen.getByText('Wie je antwoordt')).toBeInTheDocument()
  unmount()
  renderInSite(<ReceiptView receipt={{ ...RECEIPT, kind: 'newsletter', mailTo: 'zoe@example.be' }} />)
  expect(screen.getByText('zoe@example.be')).toBeInTheDocument()
  expect(screen.queryByText('Wie je antwoordt')).toBeNull()
})
