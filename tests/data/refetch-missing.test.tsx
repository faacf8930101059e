import { QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import { refetchMissing } from '@/data/refetch-missing'

it('asks once more for all that the page misses, and for nothing else', async () => {
  const queryClient = createQueryClient()
  const asked: string[] = []
  const ask = (name: string, answer: () => Promise<string>) => ({
    queryKey: [name],
    queryFn: () => {
      asked.push(name)
      return answer()
    },
    retry: false,
  })
  const { result } = renderHook(
    () => ({
      there: useQuery(ask('there', async () => 'there')),
      failed: useQuery(ask('failed', () => Promise.reject(new Error('no')))),
      hanging: useQuery(ask('hanging', () => new Promise(() => {}))),
      unwanted: useQuery({ queryKey: ['unwanted'], queryFn: skipToken }),
    }),
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
  // Asked for ahead, and on no page.
  void queryClient.query(ask('ahead', () => new Promise(() => {}))).catch(() => undefined)
  await waitFor(() => expect([result.current.there.status, result.current.failed.status]).toEqual(['success', 'error']))
  asked.length = 0
  void refetchMissing(queryClient)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.sort()).toEqual(['failed', 'hanging'])
})
