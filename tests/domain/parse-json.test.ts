import { expect, it } from 'vitest'
import { parseJson } from '@/domain/parse-json'

it('says nothing where somebody else wrote it', () => {
  expect(['', '{', 'read'].map(parseJson)).toEqual([undefined, undefined, undefined])
  expect(parseJson('["a"]')).toEqual(['a'])
})
