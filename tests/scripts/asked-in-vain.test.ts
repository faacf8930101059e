import { afterEach, expect, it, vi } from 'vitest'
import { store } from '@/content/store/store.server'
import { countLost } from '../../scripts/measure/asked-in-vain/count-lost.mts'

afterEach(() => vi.restoreAllMocks())

/** As the site writes it. */
const line = (path: string, more = {}) =>
  JSON.stringify({ level: 'info', method: 'GET', kind: 'document', status: 404, path, ...more })
const asked = (path: string, times = 5, more = {}) => Array.from({ length: times }, () => line(path, more))

it('what was asked often and is no page is counted, the most asked first, however it was spelled', async () => {
  const lines = [...asked('/fr/soldes', 3), ...asked('/fr/Soldes', 3), ...asked('/nl/kerst', 9), ...asked('/nl/a', 4)]
  expect(await countLost(lines)).toEqual([
    { path: '/nl/kerst', times: 9 },
    { path: '/fr/soldes', times: 6 },
  ])
  expect(await countLost(lines, 10)).toEqual([])
})

it('neither what was answered, nor what programs look for, nor a broken line', async () => {
  const lines = [
    ...asked('/fr/stock', 9, { status: 200 }),
    ...asked('/api/nothing', 9, { kind: 'api' }),
    ...asked('/nl/kerst', 9, { method: 'POST' }),
    ...asked('/wp-login.php', 9),
    ...asked('/wp-admin', 9),
    ...asked('/.env', 9),
    ...Array.from({ length: 9 }, () => '{"status":404,'),
    ...Array.from({ length: 9 }, () => 'null'),
  ]
  expect(await countLost(lines)).toEqual([])
})

it('nothing that somebody may be known by', async () => {
  for (const path of ['/fr/jan@example.be', '/fr/jan%40example.be', '/nl/bericht/0470123456', '/fr/a/3f9c2b7d51e0a8'])
    expect(await countLost(asked(path, 50)), path).toEqual([])
})

it('what editors lead elsewhere by now is done', async () => {
  const one = { fr: 'soldes', nl: '', isForGood: false, period: { from: null, until: null } }
  vi.spyOn(store, 'redirects').mockResolvedValue([{ ...one, to: { route: 'stock', params: [], anchor: '' } }])
  expect(await countLost([...asked('/fr/soldes'), ...asked('/fr/noel')])).toEqual([{ path: '/fr/noel', times: 5 }])
})
