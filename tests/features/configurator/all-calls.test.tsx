import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { act, screen, waitFor } from '@testing-library/react'
import { nameOfCall } from '@tests/name-of-call'
import { renderWhole } from '@tests/render'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CarBlock } from '@/blocks/Blocks.Cars.late'
import { CALLS, type CallName } from '@/contract/calls'
import { setTransport, type Transport, transportTo } from '@/data/transport'
import type { FeatureFlag } from '@/domain/feature-flag'
import ConfView from '@/features/configurator/ConfView'
import OfferView from '@/features/configurator/OfferView'
import StartView from '@/features/configurator/StartView'
import TestDriveView from '@/features/models/TestDriveView'
import { Turntable } from '@/features/models/Turntable.late'
import { Versions } from '@/features/models/Versions.late'

const car = startCar('BORN')
const code = encodeCar(car)
const FLAGS: Partial<Record<FeatureFlag, boolean>> = {
  STOCK: true,
  STOCK_BORN_AVAILABLE: true,
  STOCK_CCF: true,
  STANDARD_EQUIPMENT_LIST_CCF: true,
  PRICE_WITH_REDUCTION_CCF: true,
  MODEL_PRICE_HOMEPAGE: true,
  BACKEND_WLTP_DATA_REQUESTS: true,
}
const block = { id: 's1', heading: '', text: null, picture: null } as const

/** Where each call of the configurator is made for a visitor. */
const PAGES: readonly (readonly [page: ReactNode, calls: readonly CallName[]])[] = [
  [<StartView key="start" />, ['models-prices']],
  [<Versions key="versions" carline="BORN" />, ['configurations']],
  [<TestDriveView key="pictures" params={{ carline_code: 'BORN' }} />, ['pictures']],
  [<Turntable key="turntable" carline="BORN" />, ['turntable']],
  [
    <CarBlock
      key="lease"
      block={{ ...block, kind: 'model-lease-action', carline: 'BORN', product: 'pl', link: null }}
    />,
    ['financial-simulations-models'],
  ],
  [<ConfView key="conf" params={{ id: carId(car) }} />, ['configuration', 'choices']],
  [
    <OfferView key="offer" params={{ cupra_code: code }} />,
    [
      'configuration',
      'prices',
      'quotes',
      'standards',
      'cupra-params',
      'marketing-code',
      'cupra-code-stock',
      'delivery',
      'cupra-code',
    ],
  ],
]

const OF_THE_CONFIGURATOR = CALLS.filter(({ path }) => path.startsWith('/v1/car-configurator/')).map(({ name }) => name)

interface Sent {
  readonly name: CallName | undefined
  readonly signal: AbortSignal
}

let sent: Sent[] = []
/** Calls that are sent and never answered. */
let hanging: CallName | undefined
const product = transportTo('backend').fetch

const listening: Transport['fetch'] = (input, init) => {
  const request = new Request(input, init)
  const name = nameOfCall(request.url)
  sent.push({ name, signal: init?.signal ?? request.signal })
  return name !== undefined && name === hanging ? new Promise(() => undefined) : product(request)
}

beforeEach(() => {
  sent = []
  hanging = undefined
  setTransport('backend', { fetch: listening })
})
afterEach(() => setTransport('backend', { fetch: product }))

async function visit(page: ReactNode, calls: readonly CallName[]) {
  const rendered = await renderWhole(page, { language: 'fr', flags: FLAGS })
  const { user } = rendered
  if (calls.includes('delivery')) {
    await user.type(await screen.findByLabelText('Votre code postal'), '6700{Enter}')
    await user.click(screen.getByRole('button', { name: 'Copier le code' }))
  }
  await waitFor(() => {
    const names = sent.map(({ name }) => name)
    for (const name of calls) expect(names).toContain(name)
  })
  return rendered
}

describe('the calls of the configurator', () => {
  it('are all made by a page', () => {
    const made = new Set(PAGES.flatMap(([, calls]) => calls))
    expect(OF_THE_CONFIGURATOR.filter((name) => !made.has(name))).toEqual([])
  })

  it.each(PAGES.map(([page, calls]) => [calls.join(', '), page, calls] as const))(
    '%s: made there',
    async (_, page, calls) => {
      await visit(page, calls)
    },
  )

  /** Not cancelled: the code of a car may be in a link that was just followed, and its service has to know it. */
  const WRITTEN = 'cupra-code'

  /** Not said, because a page is whole without them: a reduction, pictures in the place of drawn ones, the code that is shown already. */
  const QUIET: readonly CallName[] = ['prices', 'pictures', 'turntable', WRITTEN]

  it.each(OF_THE_CONFIGURATOR)(
    'the page says that %s is missing, and it is cancelled when its page is left',
    async (name) => {
      const [page, calls] = PAGES.find(([, made]) => made.includes(name)) ?? []
      if (!page || !calls) throw new Error(`No page makes ${name}`)
      hanging = name
      const isFirst = name === calls[0]
      const { unmount } = await visit(page, isFirst ? [name] : calls)
      const waiting = sent.filter((one) => one.name === name)
      expect(waiting.some(({ signal }) => signal.aborted)).toBe(false)
      const saysSo = () => document.querySelector('[aria-busy="true"] > [role="status"]') !== null
      if (QUIET.includes(name)) expect(saysSo()).toBe(false)
      else await waitFor(() => expect(saysSo(), 'components/Unanswered.tsx').toBe(true))
      await act(async () => unmount())
      expect(waiting.length).toBeGreaterThan(0)
      expect(waiting.every(({ signal }) => signal.aborted)).toBe(name !== WRITTEN)
    },
  )
})
