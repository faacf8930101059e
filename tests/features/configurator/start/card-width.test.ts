import { expect, test } from 'vitest'
import { cardWidth } from '@/features/configurator/start/card-width'

const columnsFor = (cards: number) => Number(cardWidth(cards).match(/\d(?=\)$)/)?.[0])

test('seven and eight cards stand in fours, six and nine in threes', () => {
  expect([6, 7, 8, 9].map(columnsFor)).toEqual([3, 4, 4, 3])
})
