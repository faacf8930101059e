interface Area {
  readonly mutate: string[]
  readonly tests: readonly string[]
  /** Its tests ask the embedded service. */
  readonly remoteCalls?: boolean
}

/**
 * What is mutated, area by area, and the tests that have to notice it: those that stand nearest, not the whole suite.
 * Globs, from the root of the project; tests without their ending.
 */
export const AREAS: Readonly<Record<string, Area>> = {
  routing: { mutate: ['src/routing/**/*.{ts,tsx}'], tests: ['tests/routing/*'] },
  // The random clicks take minutes by themselves; they look for cars that cannot be, in the whole catalogue.
  engine: { mutate: ['demo/backend/engine/*.ts'], tests: ['demo/backend/tests/engine/!(random-clicks)'] },
  finance: { mutate: ['demo/backend/finance/*.ts'], tests: ['demo/backend/tests/finance/*'] },
  taxes: {
    mutate: [
      'src/domain/{company-car-tax,region,region-tax,region-tax-tables,cost-plan,energy-cost}.ts',
      'src/money/{company-table,lease-year}.ts',
      'src/features/electric/electric-or-hybrid.ts',
    ],
    tests: [
      'tests/domain/{company-car-tax,region,region-tax,cost-plan,energy-cost}',
      'tests/money/company-table',
      'tests/features/electric/electric-or-hybrid',
    ],
  },
  // The random searches as well: hundreds of thousands of cars are counted again for each mutant that they reach. The dealers
  // are a table of names and places: a test of each would be the table again.
  stock: { mutate: ['demo/backend/stock/!(dealers).ts'], tests: ['demo/backend/tests/stock/!(random-search)'] },
  door: { mutate: ['src/door/page/*.ts'], tests: ['tests/door/page/*'], remoteCalls: true },
  data: { mutate: ['src/data/**/*.ts'], tests: ['tests/data/*'], remoteCalls: true },
  messages: { mutate: ['src/messages/**/*.ts'], tests: ['tests/messages/*'], remoteCalls: true },
  // Not main.ts, which starts a process: tests/http holds it. Its three largest parts are areas of their own.
  server: {
    mutate: [
      'src/server/!(main|asked-in-vain|client-bucket|connections|problem|problem-page|rate-limit|refusal|shared-counts|told-once).ts',
    ],
    tests: ['tests/server/**/*'],
    remoteCalls: true,
  },
  refusals: {
    mutate: [
      'src/server/{asked-in-vain,client-bucket,connections,problem,problem-page,rate-limit,refusal,shared-counts,told-once}.ts',
    ],
    tests: ['tests/server/{asked-in-vain,client-bucket,connections,problem,problem-page,rate-limit,refusal,told-once}'],
    remoteCalls: true,
  },
  // What hands stored pages out is asked by the requests for pages.
  'page-making': {
    mutate: ['src/server/page-making/*.ts', 'src/server/page-store/hand-out.ts'],
    tests: ['tests/server/{page-making/*,hand-out}'],
    remoteCalls: true,
  },
  'page-store': {
    mutate: ['src/server/page-store/!(hand-out).ts'],
    tests: ['tests/server/{page-store,shelves,store-name}'],
    remoteCalls: true,
  },
  checks: { mutate: ['src/content/check/*.ts'], tests: ['tests/content/check/*'] },
  // What a screen decides without drawing: files without React.
  configurator: {
    mutate: [
      'src/features/configurator/car/{car-problem,car-state,nearest-ids}.ts',
      'src/features/configurator/choosing/{finding,net-effect,pending-choice,steps,tile-state}.ts',
      'src/features/configurator/compare/compared-lines.ts',
      'src/features/configurator/stage/stage-views.ts',
      'src/features/configurator/summary/price-lines.ts',
    ],
    tests: ['tests/features/configurator/{car,choosing,compare,stage,summary}/*'],
    remoteCalls: true,
  },
  // How a search and what people write are read.
  reading: {
    mutate: [
      'src/domain/{stock-search,parse-amount,zipcode,cupra-code}.ts',
      'src/contract/{check-message,belgian-numbers,email-address}.ts',
    ],
    // Not the bounds of every answer, which load the whole stock: for a constant of a module all tests run.
    tests: [
      'tests/domain/{stock-search,parse-amount,zipcode,cupra-code}',
      'tests/contract/{check-message,email-address}',
    ],
  },
  // What a visitor comes back to: cars of the device, searches that are followed, near misses, a comparison that was sent.
  returning: {
    mutate: [
      'src/components/my-cars.ts',
      'src/features/my-cars/found-car.ts',
      'src/features/stock/list/near-words.ts',
      'src/features/electric/electric-or-hybrid-address.ts',
      'src/door/messages/{search-news,watch-search.server}.ts',
    ],
    tests: [
      'tests/components/my-cars',
      'tests/features/my-cars/{MyCars,found-car}',
      'tests/features/stock/list/near-words',
      'tests/features/electric/electric-or-hybrid-tool',
      'tests/messages/followed-searches',
      'tests/door/messages/search-news',
    ],
    remoteCalls: true,
  },
  contact: {
    mutate: ['src/features/contact/{find-town,map-projection,opening}.ts'],
    tests: ['tests/features/contact/{find-town,map-projection,opening}'],
  },
}

/** Per cent of an area's mutants that its tests have to notice. */
export const LEAST_SCORE = 85
