import { readFileSync } from 'node:fs'
import { holdRecord } from '@tests/shell/consent/record.mts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONSENT_KEY, CONSENT_VERSION } from '@/config/consent.mjs'
import { PAGE_HIDDEN_MAX_MS } from '@/config/constants'

const source = readFileSync('public/page-hiding.js', 'utf8')

/** As the browser runs it: a script element of the document, before anything is drawn. */
function load() {
  const element = document.createElement('script')
  Object.assign(element.dataset, { key: CONSENT_KEY, version: CONSENT_VERSION, maxMs: PAGE_HIDDEN_MAX_MS })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
  new Function(source)()
}

const isHidden = () => document.documentElement.style.opacity === '0'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a page that waits for its tag manager', () => {
  it('is hidden for at most 4000 ms', () => {
    holdRecord('analytics')
    load()
    expect(isHidden()).toBe(true)
    vi.advanceTimersByTime(3_999)
    expect(isHidden()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isHidden()).toBe(false)
  })

  it('shows as soon as the container has come, or has failed to', () => {
    holdRecord('marketing')
    load()
    window.dispatchEvent(new Event('tag-manager-settled'))
    expect(isHidden()).toBe(false)
  })

  it('does not wait on the page of a message, where none comes', () => {
    holdRecord('analytics')
    window.history.replaceState(null, '', '/nl/bericht/opvolging?m=abc')
    load()
    window.history.replaceState(null, '', '/nl')
    expect(isHidden()).toBe(false)
  })

  it.each([
    ['nothing was answered', () => {}],
    ['everything was refused', () => holdRecord()],
    [
      'another version was agreed to',
      () => localStorage.setItem(CONSENT_KEY, '{"revision":1,"categories":["analytics"]}'),
    ],
    ['the record cannot be read', () => localStorage.setItem(CONSENT_KEY, '{')],
    [
      'storage is forbidden',
      () => {
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('forbidden', 'SecurityError')
        })
      },
    ],
  ])('is never hidden when %s', (_, prepare) => {
    prepare()
    load()
    expect(isHidden()).toBe(false)
  })
})
