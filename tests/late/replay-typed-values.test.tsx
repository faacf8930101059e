import { act } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { replayTypedValues } from '@/late/replay-typed-values'
import { hydratedPage } from './hydrated-page'

/** Fields of one state, such as an address, which is drawn anew at once. */
function Fields({ onKept }: { onKept: (kept: object) => void }) {
  const [kept, setKept] = useState({ region: '', rate: '50', zipcode: '', open: false })
  onKept(kept)
  const keep = (change: Partial<typeof kept>) => flushSync(() => setKept((before) => ({ ...before, ...change })))
  return (
    <form>
      <select name="region" value={kept.region} onChange={({ target }) => keep({ region: target.value })}>
        <option value="">–</option>
        <option value="brussels">B</option>
      </select>
      <select name="rate" value={kept.rate} onChange={({ target }) => keep({ rate: target.value })}>
        <option value="50">50</option>
        <option value="45">45</option>
      </select>
      <input name="zipcode" value={kept.zipcode} onChange={({ target }) => keep({ zipcode: target.value })} />
      <input
        name="open"
        type="checkbox"
        checked={kept.open}
        onChange={({ target }) => keep({ open: target.checked })}
      />
    </form>
  )
}

async function servedFields() {
  const onKept = vi.fn()
  const page = await hydratedPage(() => <Fields onKept={onKept} />)
  const field = <F extends HTMLElement>(name: string) => page.element<F>(`[name="${name}"]`)
  return { ...page, onKept, field }
}

it('tells of every field that was changed, although the first of them draws all of them anew', async () => {
  const { container, onKept, field, hydrate } = await servedFields()
  field<HTMLSelectElement>('region').value = 'brussels'
  field<HTMLSelectElement>('rate').value = '45'
  field<HTMLInputElement>('zipcode').value = '1000'
  field<HTMLInputElement>('open').checked = true
  await hydrate()
  await act(() => replayTypedValues(container, () => false))
  expect(onKept).toHaveBeenLastCalledWith({ region: 'brussels', rate: '45', zipcode: '1000', open: true })
})

it('leaves alone what waits, and what is as it was served', async () => {
  const { container, onKept, field, hydrate } = await servedFields()
  const region = field<HTMLSelectElement>('region')
  region.value = 'brussels'
  await hydrate()
  await act(() => replayTypedValues(container, (one) => one === region))
  expect(onKept).toHaveBeenLastCalledWith({ region: '', rate: '50', zipcode: '', open: false })
})

/** Works its next state out from the one that it was drawn with. */
function Boxes() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <form>
      {['raval', 'leon', 'born'].map((name) => (
        <input
          key={name}
          name={name}
          type="checkbox"
          checked={chosen.includes(name)}
          onChange={() => setChosen([...chosen, name])}
        />
      ))}
      <output>{chosen.join(' ')}</output>
    </form>
  )
}

it('tells of each field after the render of the one before', async () => {
  const page = await hydratedPage(() => <Boxes />)
  for (const name of ['raval', 'born']) page.element<HTMLInputElement>(`[name="${name}"]`).checked = true
  await page.hydrate()
  // As in the page: without `act`, which would hold the renders back until all are told.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await replayTypedValues(page.container, () => false)
  vi.unstubAllGlobals()
  expect(page.element('output')).toHaveTextContent('raval born')
})
