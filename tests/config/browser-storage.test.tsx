import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetThisPage, inLocalStorage, inSessionStorage } from '@/config/browser-storage'

afterEach(() => vi.unstubAllGlobals())

const close = () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed })
}

describe.each([
  ['localStorage', inLocalStorage],
  ['sessionStorage', inSessionStorage],
] as const)('a text in %s', (place, open) => {
  const memory = open('a text')

  it('is read as it was written, also after a reload', () => {
    memory.write('kept')
    forgetThisPage()
    expect(memory.read()).toBe('kept')
  })

  it('is kept no longer once it is empty', () => {
    memory.write('kept')
    memory.write('')
    expect(memory.read()).toBe('')
    expect(window[place].getItem('a text')).toBeNull()
  })
})

describe('a text that a browser keeps', () => {
  const memory = inLocalStorage('a text')

  it('lasts as long as the page where storage is closed', () => {
    close()
    memory.write('kept')
    expect(memory.read()).toBe('kept')
    memory.write('')
    expect(memory.read()).toBe('')
    memory.write('kept')
    forgetThisPage()
    expect(memory.read()).toBe('')
  })

  it('says whether it outlasts the page, and is the same after it was tried', () => {
    memory.write('kept')
    expect(memory.lasts()).toBe(true)
    expect(localStorage.getItem('a text')).toBe('kept')
    memory.write('')
    expect(memory.lasts()).toBe(true)
    expect(localStorage.getItem('a text')).toBeNull()
    close()
    expect(memory.lasts()).toBe(false)
    memory.write('kept')
    vi.unstubAllGlobals()
    // What is shown was never written.
    expect(memory.lasts()).toBe(false)
  })

  it('does not last where its storage has no room for a little more', () => {
    let kept = 'kept'
    vi.stubGlobal('localStorage', {
      getItem: () => kept,
      setItem: (_: string, text: string) => {
        if (text.length > 100) throw new DOMException('full', 'QuotaExceededError')
        kept = text
      },
    })
    expect(memory.lasts()).toBe(false)
    expect(memory.read()).toBe('kept')
  })

  it('is kept for good again once storage is open', () => {
    close()
    memory.write('before')
    vi.unstubAllGlobals()
    memory.write('after')
    forgetThisPage()
    expect(memory.read()).toBe('after')
  })

  it('tells who watches, until they stop', () => {
    const changed = vi.fn()
    const stop = memory.watch(changed)
    memory.write('one')
    window.dispatchEvent(new StorageEvent('storage'))
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    memory.write('two')
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
