import { useCallback } from 'react'

/** The checks are on their way while the first field is filled in. What cannot be had is asked for again when the form is sent. */
export function useFocusedCode(): () => void {
  return useCallback(() => {
    void import('@/contract/check-message').catch(() => {})
    void import('@/data/messages/calls').catch(() => {})
  }, [])
}
