import { startCar } from '@demo/backend/engine/car'
import { listChoices } from '@demo/backend/engine/choices'
import { carId } from '@demo/backend/engine/configuration-id'
import { choicesWire } from '@demo/backend/wire/choices'
import { within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it, vi } from 'vitest'
import type { Choice, ChoiceCategory } from '@/contract/configured-car'
import type { SalesType } from '@/domain/sales-type'
import { ChoosingContext } from '@/features/configurator/car/use-configurator'
import { ChoiceTile } from '@/features/configurator/choosing/ChoiceTile'

const car = startCar('FORMENTOR')
const choices = choicesWire(car, 'nl')

/** The first choice of the catalogue in this state. */
function choiceIn(category: ChoiceCategory['code'], test: (choice: Choice) => boolean): [Choice, ChoiceCategory] {
  const found = choices.categories.find(({ code }) => code === category)
  const choice = found?.choices.find(test)
  if (!found || !choice) throw new Error(`No such choice in ${category}`)
  return [choice, found]
}

const choosing = {
  stepAddress: (id: string, step: string) => `/conf/${id}#${step}`,
  take: () => true,
  prefetchCar: vi.fn(),
}

function draw([choice, category]: [Choice, ChoiceCategory], salesType: SalesType = 'B2C', waits = false) {
  const { container } = renderInSite(
    <ChoosingContext value={choosing}>
      <ul>
        <ChoiceTile choice={choice} category={category} car={carId(car)} waits={waits} />
      </ul>
    </ChoosingContext>,
    { salesType },
  )
  const tile = container.querySelector<HTMLElement>('[data-choice]')
  if (!tile) throw new Error('There is no tile')
  return tile
}

describe('the tile of a choice', () => {
  it('that is taken says so, and is the current one of its list', () => {
    const tile = draw(choiceIn('wheels', ({ state }) => state === 'standard' || state === 'selected'))
    expect(within(tile).getByRole('link')).toHaveAttribute('aria-current', 'true')
    expect(tile).toHaveTextContent('Gekozen')
  })

  it('that can be had is a link to the car after it, with what it does to the total for this buyer', () => {
    const [choice, category] = choiceIn(
      'options',
      ({ state, price_delta }) => state === 'available' && price_delta.incl > 0,
    )
    const tile = draw([choice, category])
    expect(within(tile).getByRole('link')).toHaveAttribute('href', `/conf/${choice.next_id}#equipment`)
    expect(tile.textContent).toMatch(/\+/)
    const amounts = new Set([tile.textContent, draw([choice, category], 'B2B').textContent])
    expect(amounts.size).toBe(2)
  })

  it('that comes with the version is no link', () => {
    const packed = listChoices(car)
      .flatMap((category) => category.choices)
      .find(({ code }) => code === 'PKWI')?.next
    const brought = choicesWire(packed ?? car, 'nl')
      .categories.filter(({ cardinality }) => cardinality === 'many')
      .flatMap((category) => category.choices.map((choice): [Choice, ChoiceCategory] => [choice, category]))
      .find(([{ state }]) => state === 'included')
    if (!brought) throw new Error('The pack brings nothing')
    expect(within(draw(brought)).queryByRole('link')).not.toBeInTheDocument()
  })

  it('that conflicts says why, and each way to have it is a link with its price', () => {
    const blocked = choices.categories
      .flatMap((category) => category.choices.map((choice): [Choice, ChoiceCategory] => [choice, category]))
      .find(([{ state, repairs }]) => state === 'unavailable' && repairs.length > 0)
    if (!blocked) throw new Error('Nothing conflicts with the base configuration')
    const tile = draw(blocked)
    expect(tile.textContent).toContain(blocked[0].reason ?? 'a reason')
    const links = within(tile).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(blocked[0].repairs.map(({ title }) => title))
  })

  it('that waits for the service is dimmed and can still be clicked on', () => {
    const [choice, category] = choiceIn('options', ({ state }) => state === 'available')
    const [waiting, resting] = [draw([choice, category], 'B2C', true), draw([choice, category])]
    expect(getComputedStyle(waiting).opacity).not.toBe(getComputedStyle(resting).opacity)
    expect(within(waiting).getByRole('link')).toBeInTheDocument()
  })

  it('says what it does to the benefit in kind, where the service says so', () => {
    const [choice, category] = choiceIn('wheels', ({ state }) => state === 'available')
    expect(draw([{ ...choice, benefit_delta: 4.12 }, category], 'B2B')).toHaveTextContent(
      '+4,12 € voordeel van alle aard per maand',
    )
    expect(draw([choice, category])).not.toHaveTextContent('voordeel')
  })
})
