import { expect, onTestFinished, test, vi } from 'vitest'
import { shutDownOnSignal } from '@/server/graceful-shutdown'

test('a process that is told to end a second time goes on ending as it was', () => {
  const listen = vi.spyOn(process, 'on').mockReturnValue(process)
  onTestFinished(() => listen.mockRestore())
  const end = vi.fn(() => new Promise<void>(() => {}))
  shutDownOnSignal(end)
  const heard = listen.mock.calls as unknown as [signal: string, hear: () => void][]
  expect(heard.map(([signal]) => signal)).toEqual(['SIGINT', 'SIGTERM'])
  for (const [, hear] of heard) hear()
  expect(end).toHaveBeenCalledOnce()
})
