import { expect, test, vi } from 'vitest'
import { openDatabase } from '@/messages/store/open-database.server'
import { openTestMessages } from './stores'

vi.mock('@/messages/store/open-database.server')

test('a store that cannot be used is let go, however often it is tried, and what ends it is not waited for', async () => {
  const close = vi.fn(() => new Promise<void>(() => {}))
  const batch = () => Promise.reject(new Error('read-only'))
  vi.mocked(openDatabase).mockResolvedValue({ batch, close, lockRows: '', countedKey: '' })
  for (let i = 0; i < 3; i += 1) await expect(openTestMessages()).rejects.toThrow('read-only')
  expect(close).toHaveBeenCalledTimes(3)
})
