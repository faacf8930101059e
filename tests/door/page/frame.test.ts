import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { navigationQueries } from '@/data/navigation/queries'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'
import { CARLINE_CODES } from '@/domain/carline'
import { flagsFor, frameQueries, wordsFor } from '@/door/page/frame.server'
import { SHELL_NAMESPACES } from '@/routing/route-table'

describe('what the frame of a page asks', () => {
  it.each(['fr', 'nl'] as const)('is the menu and the links above and below, in %s', async (language) => {
    const { queries } = await prefetch(createQueryClient(), frameQueries(language))
    expect(queries.map(({ queryKey }) => queryKey.join(' ')).sort()).toEqual([
      `navigation cars ${language}`,
      `navigation footer ${language}`,
      `navigation header ${language}`,
    ])
  })

  it('is answered while the service does not answer: the menu has every carline, without prices', async () => {
    server.use(http.all('*/api/backend/*', () => HttpResponse.error()))
    const queryClient = createQueryClient()
    const { queries } = await prefetch(queryClient, frameQueries('nl'))
    expect(queries.filter(({ state }) => state.status === 'success')).toHaveLength(3)
    expect(JSON.stringify(queries)).not.toContain('price')
    const cars = queryClient.getQueryData(navigationQueries.cars('nl').queryKey)
    for (const code of CARLINE_CODES) expect(JSON.stringify(cars)).toContain(`"${code}"`)
  })
})

describe('the flags of a page', () => {
  const { queryKey } = featureFlagQueries.all()

  it('are those of now, and its data have those that are on alone', async () => {
    const queryClient = createQueryClient()
    expect(await flagsFor(queryClient)).toEqual({ flags: DEFAULT_FLAGS, areCurrent: true })
    const on = Object.entries(DEFAULT_FLAGS).filter(([, isOn]) => isOn)
    expect(queryClient.getQueryData(queryKey)).toEqual(Object.fromEntries(on))
  })

  it('are those that were told last while the service does not tell them, for its data too', async () => {
    const known = DEFAULT_FLAGS.MILES
    server.use(http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, MILES: !known })))
    await flagsFor(createQueryClient())
    server.use(http.get('*/v1/feature-flags', () => HttpResponse.error()))
    const queryClient = createQueryClient()
    const { flags, areCurrent } = await flagsFor(queryClient)
    expect({ areCurrent, MILES: flags.MILES }).toEqual({ areCurrent: false, MILES: !known })
    expect(queryClient.getQueryData<Partial<typeof flags>>(queryKey)?.MILES ?? false).toBe(!known)
    // The process keeps the flags that were told last: the usual ones are told again for the tests that follow.
    server.resetHandlers()
    await flagsFor(createQueryClient())
  })
})

describe('the words of a page', () => {
  it('are those of the frame with its own, in one file each for the browser', async () => {
    const { words, wordsAddresses } = await wordsFor('fr', ['stock'])
    expect(Object.keys(words).sort()).toEqual([...SHELL_NAMESPACES, 'stock'].sort())
    expect(words.nav).not.toEqual({})
    expect(wordsAddresses).toEqual([
      expect.stringMatching(new RegExp(`^/api/words/[0-9a-f]{8}/fr/${SHELL_NAMESPACES.join('\\+')}$`)),
      expect.stringMatching(/^\/api\/words\/[0-9a-f]{8}\/fr\/stock$/),
    ])
  })

  it('that the frame has as well are fetched once', async () => {
    const [shared = ''] = SHELL_NAMESPACES
    expect((await wordsFor('nl', [shared])).wordsAddresses).toHaveLength(1)
    expect((await wordsFor('nl', [])).wordsAddresses).toHaveLength(1)
  })
})
