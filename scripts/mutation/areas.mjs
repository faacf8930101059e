/**
 * What is mutated, area by area, and the tests that have to notice it: those that stand nearest, not the whole suite.
 * Globs, from the root of the project; tests without their ending.
 */
export const AREAS = {
  routing: { mutate: ['src/routing/**/*.{ts,tsx}'], tests: ['tests/routing/*'] },
  // The random clicks take minutes by themselves; they look for cars that cannot be, in the whole catalogue.
  engine: { mutate: ['src/backend/engine/*.ts'], tests: ['tests/backend/engine/!(random-clicks)'] },
  finance: { mutate: ['src/backend/finance/*.ts'], tests: ['tests/backend/finance/*'] },
  taxes: {
    mutate: ['src/domain/{company-car-tax,region,region-tax,region-tax-tables,cost-plan,energy-cost}.ts'],
    tests: ['tests/domain/{company-car-tax,region,region-tax,cost-plan,energy-cost}'],
  },
  // The random searches as well: hundreds of thousands of cars are counted again for each mutant that they reach. The dealers
  // are a table of names and places: a test of each would be the table again.
  stock: { mutate: ['src/backend/stock/!(dealers).ts'], tests: ['tests/backend/stock/!(random-search)'] },
  door: { mutate: ['src/door/page/*.ts'], tests: ['tests/door/page/*'], remoteCalls: true },
  data: { mutate: ['src/data/**/*.ts'], tests: ['tests/data/*'], remoteCalls: true },
}

/** Per cent of an area's mutants that its tests have to notice. */
export const LEAST_SCORE = 85
