import { expect, test, vi } from 'vitest'
import { memoizePerText } from '@/i18n/memoize-per-text'

test('the same text in the same language is looked at once', () => {
  const look = vi.fn((text: string, language: string) => `${language} ${text.length}`)
  const known = memoizePerText(look)
  expect([known('mot', 'fr'), known('mot', 'fr'), known('mot', 'nl'), known('woord', 'nl')]).toEqual([
    'fr 3',
    'fr 3',
    'nl 3',
    'nl 5',
  ])
  expect(look).toHaveBeenCalledTimes(3)
})

test('texts without end do not stay', () => {
  const look = vi.fn((text: string) => text.length)
  const known = memoizePerText(look)
  for (let at = 0; at <= 50_000; at++) known(`mot ${at}`, 'fr')
  expect(look).toHaveBeenCalledTimes(50_001)
  known('mot 0', 'fr')
  expect(look).toHaveBeenCalledTimes(50_002)
})
