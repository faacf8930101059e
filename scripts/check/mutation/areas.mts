interface Area {
  readonly mutate: string[]
  readonly tests: readonly string[]
  /** Its tests ask the embedded service. */
  readonly remoteCalls?: boolean
  /** Without the mutants of what runs as a module loads: each asks all tests of the area, which take too long here. */
  readonly skipsConstants?: boolean
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
      'src/money/{company-table,yearly-offer-cost}.ts',
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
  // In which words. Nothing of it needs a store.
  mails: {
    mutate: ['src/messages/delivery/{compose-mail,mail-html}.server.ts', 'src/messages/calendar.server.ts'],
    tests: ['tests/messages/{calendar,compose-mail,mail-html}'],
    remoteCalls: true,
  },
  // What is taken, and for whom. Not what starts the others, and not the operator's commands: tests/http holds them.
  messages: {
    mutate: [
      'src/messages/!(calendar|confirmation|messages|operator-command|report|start).server.ts',
      'src/messages/delivery/payload.server.ts',
      'src/messages/store/sealing.server.ts',
    ],
    tests: ['tests/messages/{kept-and-signed,delivery-status,settings,take-message}'],
    remoteCalls: true,
    skipsConstants: true,
  },
  // By mail and to a CRM.
  sending: {
    mutate: ['src/messages/delivery/{mail,webhook}.server.ts'],
    tests: ['tests/messages/delivery'],
    remoteCalls: true,
    skipsConstants: true,
  },
  // Whose turn it is, what becomes of it, and the code that lets it go.
  delivery: {
    mutate: ['src/messages/delivery/{deliver,worker}.server.ts', 'src/messages/confirmation.server.ts'],
    tests: ['tests/messages/{confirmation,delivery,unreadable,worker}'],
    remoteCalls: true,
    skipsConstants: true,
  },
  // In a file: what PostgreSQL alone does is held by npm run test:messages.
  'message-store': {
    mutate: [
      'src/messages/store/{confirm-message,count-store,erase-messages,add-to-outbox,keep-message,audit-log,mail-limit,outbox,person,digest}.server.ts',
      'src/messages/store/{read-messages,rekey,find-duplicate,unreadable,withdraw-message}.server.ts',
    ],
    tests: ['tests/messages/{backup,digest,rekey,store,unreadable}'],
    skipsConstants: true,
  },
  // Not what starts a process, nor what has its first pages made: tests/http holds them.
  server: {
    mutate: ['src/server/{flag-service,graceful-shutdown,log-deviations,redirect-target,redis,site-server,tracing}.ts'],
    tests: [
      'tests/server/{access-log,flag-service,graceful-shutdown,log-deviations,rate-limit,redirect-target,site-server,tracing}',
    ],
    remoteCalls: true,
    skipsConstants: true,
  },
  addresses: {
    mutate: ['src/server/{add-query-to-links,canonical-address,normalize-path,request-kind,search-address}.ts'],
    tests: ['tests/server/{add-query-to-links,canonical-address,normalize-path,requests,search-address}'],
    remoteCalls: true,
  },
  // What goes out with a document, and what browsers report of it.
  documents: {
    mutate: ['src/server/{document-headers,field}.ts'],
    tests: ['tests/server/{document-headers,field,requests}'],
    remoteCalls: true,
  },
  // What the process tells of itself, and what it watches.
  telling: {
    mutate: [
      'src/server/{health,log,content-integrity,message-requests,metrics,purge-on-flags,request-id,log-outages,flags-without-settings,watch-flags}.ts',
    ],
    tests: [
      'tests/server/{health,content-integrity,message-requests,metrics,purge-on-flags,requests,log-outages,flags-without-settings,watch-flags}',
    ],
    remoteCalls: true,
  },
  refusals: {
    mutate: [
      'src/server/{not-found-counts,client-bucket,connections,problem,problem-page,rate-limit,refusal,rate-limit-counters,log-once}.ts',
    ],
    tests: [
      'tests/server/{not-found-counts,client-bucket,connections,problem,problem-page,rate-limit,refusal,log-once}',
    ],
    remoteCalls: true,
  },
  // What hands stored pages out is asked by the requests for pages.
  'page-making': {
    mutate: ['src/server/page-making/*.ts', 'src/server/page-store/send-stored-page.ts'],
    tests: ['tests/server/{page-making/*,send-stored-page}'],
    remoteCalls: true,
  },
  'page-store': {
    mutate: ['src/server/page-store/!(send-stored-page).ts'],
    tests: ['tests/server/{page-store,page-cache,store-name}'],
    remoteCalls: true,
  },
  // Not with the tests that read all entries of the site again for each mistake.
  checks: {
    mutate: [
      'src/content/check/!(accepted-promises|promises|warnings.server|warning-words.server|read-entries.server).ts',
    ],
    tests: ['tests/content/check/!(warnings.server|promises|validate.server)'],
  },
  promises: { mutate: ['src/content/check/{accepted-promises,promises}.ts'], tests: ['tests/content/check/promises'] },
  warnings: {
    mutate: ['src/content/check/{warnings,warning-words,read-entries}.server.ts'],
    tests: ['tests/content/check/{warning-words.server,looked-through,read-entries}'],
  },
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
      'src/door/messages/{saved-search-changes,check-saved-search.server}.ts',
      'src/messages/store/saved-searches.server.ts',
    ],
    tests: [
      'tests/components/my-cars',
      'tests/features/my-cars/{MyCars,found-car}',
      'tests/features/stock/list/near-words',
      'tests/features/electric/electric-or-hybrid-tool',
      'tests/messages/saved-searches',
      'tests/door/messages/saved-search-changes',
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
