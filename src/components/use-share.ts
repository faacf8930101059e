import { useState } from 'react'

interface Shared {
  readonly title: string
  /** The address at the moment of the press. */
  readonly address: () => string
  /** What is said once it is copied. */
  readonly copied: string
}

/** Shares an address by what the device has for it, or copies it; where neither can be done, `told` is the address itself. */
export function useShare({ title, address, copied }: Shared) {
  const [told, setTold] = useState('')
  const share = async () => {
    const url = address()
    try {
      if (window.matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setTold(copied)
      }
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold(url)
    }
  }
  return { share, told }
}
