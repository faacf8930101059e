import { expect, test } from 'vitest'
import { isOfTheRequest } from '@/data/server-errors.server'

test.each([
  ['a body that is too large', Object.assign(new Error('Body exceeded 16kb limit'), { statusCode: 413 }), true],
  ['a body that its sender broke off', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), true],
  ['a service that closed the connection', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), false],
  ['a fault of ours', new TypeError('x is undefined'), false],
  ['what is no error', undefined, false],
])('%s is the matter of whoever asked, or not', (_, error, expected) => {
  expect(isOfTheRequest(error)).toBe(expected)
})
