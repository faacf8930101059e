import { expect, test } from 'vitest'
import { registerShutdown, shutDown } from '@/config/shutdown'

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

test('the end waits for all that was registered, whatever fails of it, and asks it once', async () => {
  const ended: string[] = []
  registerShutdown(async () => {
    await pause(30)
    ended.push('slow')
  })
  registerShutdown(() => {
    throw new Error('the store is away')
  })
  expect(await shutDown(5_000)).toBe(true)
  expect(ended).toEqual(['slow'])
  expect(await shutDown(5_000)).toBe(true)
  expect(ended).toEqual(['slow'])
})

test('what hangs holds the end no longer than its limit', async () => {
  registerShutdown(() => new Promise(() => {}))
  expect(await shutDown(20)).toBe(false)
})
