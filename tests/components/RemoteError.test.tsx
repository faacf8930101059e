import { renderInSite } from '@tests/render'
import { describe, expect, it, vi } from 'vitest'
import { RemoteError } from '@/components/RemoteError'
import { RemoteProblem } from '@/data/errors'

const problem = (code: 'unknown_code' | 'internal', status: number) =>
  new RemoteProblem('getConfiguration', {
    status,
    problem: { type: 'about:blank', title: 'Oops', status, detail: 'the stack of the service', code, request_id: '1' },
  })

describe('a remote error', () => {
  it('speaks the language of the visitor and never the words of the service', () => {
    const { container } = renderInSite(<RemoteError error={problem('internal', 500)} />, { language: 'fr' })
    expect(container).toHaveTextContent('Notre service ne répond pas.')
    expect(container).not.toHaveTextContent('stack')
  })

  it('explains a code that does not exist', () => {
    const { container } = renderInSite(<RemoteError error={problem('unknown_code', 404)} />)
    expect(container).toHaveTextContent('Deze code bestaat niet. Controleer de 8 tekens.')
  })

  it('in the configurator says that the car is kept', () => {
    const { container } = renderInSite(<RemoteError error={new Error('x')} subject="configurator" />, {
      language: 'fr',
    })
    expect(container).toHaveTextContent('Votre configuration est gardée.')
  })

  it('offers another try and a way onward', async () => {
    const retry = vi.fn()
    const { getByRole, user } = renderInSite(<RemoteError error={new Error('x')} retry={retry} />)
    await user.click(getByRole('button', { name: 'Opnieuw proberen' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(getByRole('link', { name: 'Bekijk alle modellen' })).toHaveAttribute('href', '/nl/modellen')
  })
})
