import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BodyOf } from '@/contract/calls'
import { configuratorQueries } from './queries'

// Apart from the other hooks: what writes is code that most pages do without.

/**
 * Asks for a car's code. What is asked before the last question is cancelled; what a part has asked that is gone is not: the code may be in
 * a link that was followed.
 */
export function useCreateCupraCode() {
  const { mutate, ...state } = useMutation(configuratorQueries.createCupraCode())
  const running = useRef<AbortController>(undefined)
  const create = (body: BodyOf<'cupra-code'>) => {
    running.current?.abort()
    running.current = new AbortController()
    mutate({ ...body, signal: running.current.signal })
  }
  return { create, ...state }
}
