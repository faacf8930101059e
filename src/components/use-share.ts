import { useState } from 'react'

interface Shared {
  readonly title: string
  /** The URL, read at the click. */
  readonly address: () => string
  /** Message after copying. */
  readonly copied: string
}

/** Opens the device's share dialog, or copies the URL. If neither works, `message` is the URL, so that the visitor can copy it. */
export function useShare({ title, address, copied }: Shared) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = address()
    try {
      if (window.matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setMessage(copied)
      }
    } catch (error) {
      // Closing the share dialog rejects the promise too, but is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(url)
    }
  }
  return { share, message }
}
