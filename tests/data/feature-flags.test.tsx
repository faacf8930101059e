import { renderHook, waitFor } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { withQueryClient } from '@tests/with-query-client'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { getFeatureFlags } from '@/data/feature-flags/calls'
import { useFeatureFlag, useFeatureFlags } from '@/data/feature-flags/hooks'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { createQueryClient } from '@/data/query-client'
import { ALL_FLAGS_OFF, FEATURE_FLAGS } from '@/domain/feature-flag'

const FLAGS = '*/v1/feature-flags'

describe('feature flags', () => {
  it('are all false until loaded, then as the server says', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: true, STOCK: false })))
    const { result } = renderHook(() => useFeatureFlags(), { wrapper: withQueryClient() })
    expect(Object.values(result.current)).not.toContain(true)
    await waitFor(() => expect(result.current.TAVASCAN).toBe(true))
    expect(result.current).toEqual({ ...ALL_FLAGS_OFF, TAVASCAN: true })
  })

  it('one by one are false until loaded, then as the server says', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: true })))
    const { result } = renderHook(() => [useFeatureFlag('TAVASCAN'), useFeatureFlag('STOCK')], {
      wrapper: withQueryClient(),
    })
    expect(result.current).toEqual([false, false])
    await waitFor(() => expect(result.current).toEqual([true, false]))
  })

  it('stay false when the service does not answer', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.error()))
    await expect(getFeatureFlags()).rejects.toMatchObject({ name: 'RemoteUnreachable', call: 'feature-flags' })
    const client = createQueryClient()
    const { result } = renderHook(() => useFeatureFlags(), { wrapper: withQueryClient(client) })
    const { queryKey } = featureFlagQueries.all()
    await waitFor(() => expect(client.getQueryState(queryKey)?.fetchFailureCount).toBe(1))
    expect(Object.values(result.current)).not.toContain(true)
  })

  it('that the site does not know are left out', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: true, FROM_TOMORROW: true })))
    expect(Object.keys(await getFeatureFlags()).sort()).toEqual([...FEATURE_FLAGS].sort())
  })

  it('that are no booleans are off, and the others hold', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: 'yes', STOCK: true, MILES: null })))
    expect(await getFeatureFlags()).toMatchObject({ TAVASCAN: false, STOCK: true, MILES: false })
  })

  it('of which none is a boolean are a wrong shape: all off would close what is open', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.json({ TAVASCAN: 'on', STOCK: 'on' })))
    await expect(getFeatureFlags()).rejects.toMatchObject({ name: 'WrongShape', path: 'TAVASCAN' })
  })

  it('that are no map are a wrong shape, by name', async () => {
    server.use(http.get(FLAGS, () => HttpResponse.json(['TAVASCAN'])))
    await expect(getFeatureFlags()).rejects.toMatchObject({ name: 'WrongShape', call: 'feature-flags' })
  })
})
