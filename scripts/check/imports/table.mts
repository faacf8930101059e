/** What a part of the project may import besides itself. */
export interface Row {
  /** Parts of ours, each by its name: all of them stand further down in the table. */
  readonly parts: readonly string[] | 'any'
  /** Packages by their name; `node:` is every module of Node. */
  readonly packages: readonly string[] | 'any'
  /** What its `*.server.ts` files may import besides. */
  readonly server?: { readonly parts?: readonly string[]; readonly packages?: readonly string[] }
  /** May import `*.server.ts` files, and may pass on what it imports: Next, a test or a shell begins here. */
  readonly isDoor?: true
}

const KNOWLEDGE = ['src/contract', 'src/domain', 'src/config', 'src/brand']
const UNDER_COMPONENTS = ['src/data', 'src/content', 'src/routing', 'src/ui', 'src/i18n', ...KNOWLEDGE]
const UNDER_MONEY = ['src/components', 'src/late', ...UNDER_COMPONENTS]
const UNDER_BLOCKS = ['src/money', ...UNDER_MONEY]
const UNDER_FEATURES = ['src/blocks', ...UNDER_BLOCKS]
const VIEW_PACKAGES = ['react', 'next', 'next-i18next', 'styled-components', '@tanstack/react-query']

const feature: Row = { parts: UNDER_FEATURES, packages: VIEW_PACKAGES }

const FEATURES: Readonly<Record<string, Row>> = {
  'src/features/configurator': { ...feature, parts: ['src/live-car', ...UNDER_FEATURES] },
  'src/features/contact': feature,
  'src/features/editorial': feature,
  'src/features/electric': feature,
  'src/features/faq': feature,
  'src/features/finance': feature,
  'src/features/home': feature,
  'src/features/models': {
    parts: ['src/live-car', ...UNDER_FEATURES],
    packages: [...VIEW_PACKAGES, 'i18next'],
  },
  'src/features/my-cars': feature,
  'src/features/news': feature,
  'src/features/rescue-sheets': feature,
  'src/features/stock': {
    parts: ['src/live-car', ...UNDER_FEATURES],
    packages: [...VIEW_PACKAGES, 'i18next'],
  },
}

const UNDER_DOOR = [...Object.keys(FEATURES), ...UNDER_FEATURES]

/**
 * What each part of the project may import (`npm run imports`, docs/architecture.md). A folder of src/, a feature or a folder
 * at the top that has no row here may import nothing, and nothing may import it. Types count like values.
 */
export const TABLE: Readonly<Record<string, Row>> = {
  'top-level files': {
    parts: ['tests', 'scripts', 'src/routing', 'src/config/next', 'src/config'],
    packages: 'any',
    isDoor: true,
  },
  'demo/backend/tests': { parts: 'any', packages: 'any', isDoor: true },
  'demo/studio/tests': { parts: 'any', packages: 'any', isDoor: true },
  tests: { parts: 'any', packages: 'any', isDoor: true },
  'demo/backend/scripts': { parts: ['scripts', 'demo/backend', ...KNOWLEDGE], packages: 'any', isDoor: true },
  'demo/studio/scripts': {
    parts: ['scripts', 'src/i18n', 'demo/backend', ...KNOWLEDGE, 'demo/studio'],
    packages: 'any',
    isDoor: true,
  },
  scripts: {
    parts: [
      'src/config/headers',
      'src/door/messages',
      'src/door/preview',
      'src/door/revalidation',
      'src/door/machines',
      'src/door/papers',
      'src/door/loaders',
      'src/door/figures',
      'src/server',
      'src/site',
      'src/messages',
      'src/data',
      'src/data/embedded-service.server.ts',
      'src/content',
      'src/words',
      'src/routing',
      'src/ui',
      'src/i18n',
      ...KNOWLEDGE,
    ],
    packages: 'any',
    isDoor: true,
  },
  'src/config/next': { parts: ['src/config/headers', 'src/config'], packages: ['next', 'esbuild', 'node:'] },
  'src/instrumentation.ts': { parts: ['src/instrumentation-node.ts'], packages: ['next'], isDoor: true },
  'src/instrumentation-node.ts': {
    parts: ['src/door/messages', 'src/messages', 'src/data', 'src/data/embedded-service.server.ts', 'src/config'],
    packages: [],
    isDoor: true,
  },
  'src/server': {
    parts: [
      'src/messages',
      'src/field',
      'src/data',
      'src/routing',
      'src/ui',
      'src/contract',
      'src/domain',
      'src/config/headers',
      'src/config',
      'src/brand',
    ],
    packages: [
      'next',
      'p-queue',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
      'lru-cache',
      '@openfeature/ofrep-provider',
      '@openfeature/server-sdk',
      '@redis/client',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-node',
      'node:',
    ],
    isDoor: true,
  },
  'src/pages/api': {
    parts: [
      'src/editor',
      'src/door/messages',
      'src/door/papers',
      'src/door/pictures',
      'src/door/preview',
      'src/door/revalidation',
      'src/door/machines',
      'src/messages',
      'src/data',
      'src/data/embedded-service.server.ts',
      'src/field',
      'src/i18n',
      'src/routing',
      'src/config',
    ],
    packages: ['next', 'node:stream'],
    isDoor: true,
  },
  'src/pages': {
    parts: [
      'src/editor',
      'src/door/messages',
      'src/door/page',
      'src/door/document',
      'src/door/machines',
      'src/site',
      'src/routing',
      'src/i18n',
    ],
    packages: ['next', 'next-i18next'],
    isDoor: true,
  },
  // The editors' screens: in no build but theirs.
  'src/editor': {
    parts: [
      'src/door/pictures',
      'src/door/preview',
      'src/door/revalidation',
      'src/site',
      'src/blocks',
      'src/data',
      'src/content',
      'src/words',
      'src/i18n',
      'src/routing',
      'src/domain',
      'src/config',
      'src/brand',
    ],
    packages: ['react', 'next', '@keystatic/core'],
    server: { packages: ['diff', 'yaml', 'node:'] },
  },
  // The door answers for an address. Each of its rooms has the packages of its own trade and no other.
  'src/door/messages': {
    parts: [
      'src/door/page',
      'src/door/machines',
      'src/door/revalidation',
      'src/site',
      'src/messages',
      'src/words',
      ...UNDER_DOOR,
    ],
    packages: [],
    server: { packages: ['next', 'node:'] },
  },
  'src/door/page': {
    parts: [
      'src/door/preview',
      'src/door/machines',
      'src/door/loaders',
      'src/door/figures',
      'src/site',
      'src/shell',
      ...UNDER_DOOR,
    ],
    packages: [],
    server: { packages: ['next', '@tanstack/react-query'] },
  },
  'src/door/document': {
    parts: ['src/door/preview', 'src/site', 'src/late', 'src/ui', 'src/domain', 'src/config', 'src/brand'],
    packages: ['react'],
    server: { packages: ['next', 'react-dom', 'styled-components', '@tanstack/react-query', 'node:'] },
  },
  'src/door/preview': {
    parts: ['src/door/revalidation', 'src/door/figures', 'src/site', 'src/words', ...UNDER_DOOR],
    packages: ['react'],
    server: { packages: ['next', 'diff', 'rehype-parse', 'unified', 'zod', 'node:'] },
  },
  'src/door/revalidation': {
    parts: ['src/door/machines', 'src/content', 'src/routing', 'src/domain', 'src/config'],
    packages: [],
    server: { packages: ['zod', 'node:'] },
  },
  // What machines read: search engines, link previews, feeds, crawlers.
  'src/door/machines': {
    parts: ['src/door/loaders', 'src/door/figures', 'src/site', ...UNDER_DOOR],
    packages: [],
    server: { packages: ['next', '@tanstack/react-query', 'feed', 'schema-dts', 'sitemap', 'node:'] },
  },
  // PDFs and tables that a visitor takes home.
  'src/door/papers': {
    parts: ['src/door/figures', 'src/site', ...UNDER_DOOR],
    packages: [],
    server: { packages: ['pdfkit', 'qr', 'node:'] },
  },
  // Pictures in other widths.
  'src/door/pictures': {
    parts: ['src/domain', 'src/config'],
    packages: [],
    server: { packages: ['sharp', 'p-queue', 'lru-cache', 'node:'] },
  },
  'src/door/loaders': {
    parts: ['src/site', ...UNDER_DOOR],
    packages: ['@tanstack/react-query'],
    server: { packages: ['node:'] },
  },
  'src/door/figures': { parts: UNDER_DOOR, packages: [], server: { packages: ['@tanstack/react-query'] } },
  'src/site': {
    parts: ['src/shell', ...UNDER_DOOR],
    packages: [...VIEW_PACKAGES, '@tanstack/react-query-devtools'],
  },
  'src/shell': {
    parts: ['src/field', 'src/components', 'src/late', 'src/data', 'src/routing', 'src/ui', 'src/i18n', ...KNOWLEDGE],
    packages: [...VIEW_PACKAGES, 'minisearch'],
  },
  ...FEATURES,
  // Server only: what visitors send is kept here, and handed on.
  'src/messages': {
    parts: ['src/data', 'src/content', 'src/words', 'src/routing', 'src/i18n', ...KNOWLEDGE],
    packages: [],
    server: { packages: ['libphonenumber-js', 'libsql', 'pg', 'nodemailer', 'node:'] },
  },
  // What editors place on a page.
  'src/blocks': { parts: UNDER_BLOCKS, packages: VIEW_PACKAGES },
  // Monthly amounts, calculators, taxes and costs, which several features show.
  'src/money': { parts: UNDER_MONEY, packages: VIEW_PACKAGES },
  'src/live-car': {
    parts: ['src/live-car/car-models.ts', 'src/ui', ...KNOWLEDGE],
    packages: VIEW_PACKAGES,
  },
  'src/live-car/car-models.ts': {
    parts: ['src/without-demo', 'src/contract', 'src/domain', 'demo/studio'],
    packages: [],
  },
  'src/components': { parts: ['src/late', ...UNDER_COMPONENTS], packages: VIEW_PACKAGES },
  // What browsers say of the site by themselves: how fast its pages are, and what goes wrong in them.
  'src/field': {
    parts: ['src/routing', 'src/domain', 'src/config'],
    packages: ['web-vitals'],
    server: { packages: ['zod', 'node:'] },
  },
  // Parts of a page whose code comes later.
  'src/late': { parts: ['src/data', 'src/routing', 'src/ui'], packages: VIEW_PACKAGES },
  'src/data': {
    parts: ['src/content', 'src/i18n', ...KNOWLEDGE],
    packages: ['react', '@tanstack/react-query', 'axios', 'zod'],
    server: {
      parts: ['src/data/embedded-service.server.ts'],
      packages: ['next', 'opossum', '@opentelemetry/api', 'node:'],
    },
  },
  // The two seams to what stands in for a real maker (demo/). Where that is gone, tsconfig.json leads to src/without-demo.
  'src/data/embedded-service.server.ts': { parts: ['demo/backend', 'src/without-demo', 'src/contract'], packages: [] },
  'src/content': {
    parts: ['src/routing', 'src/i18n', ...KNOWLEDGE],
    packages: ['@keystatic/core'],
    server: {
      parts: ['src/words'],
      packages: ['unified', 'rehype-parse', 'rehype-sanitize', 'rehype-stringify', 'image-size', 'yaml', 'node:'],
    },
  },
  // What only the server says: in mails, and to editors.
  'src/words': { parts: ['src/i18n', 'src/domain'], packages: [] },
  'src/routing': { parts: ['src/domain', 'src/config', 'src/brand'], packages: ['react', 'next'] },
  'src/ui': { parts: ['src/brand'], packages: ['react', 'next', 'styled-components'] },
  'src/i18n': {
    parts: ['src/domain', 'public'],
    packages: ['react', 'i18next', 'next-i18next'],
    server: { packages: ['node:'] },
  },
  'demo/backend': { parts: KNOWLEDGE, packages: ['hono', 'zod', 'decimal.js', 'node:'] },
  'src/without-demo': { parts: ['src/contract'], packages: [] },
  'src/contract': { parts: ['src/domain', 'src/config', 'src/brand'], packages: ['zod', 'libphonenumber-js'] },
  'src/domain': { parts: ['src/brand'], packages: [] },
  // What a maker gives of its own: data alone, and files.
  'src/brand': { parts: [], packages: ['next'] },
  // By the settings of a process: the build's Next has them in development, the server in front of it otherwise.
  'src/config/headers': { parts: ['src/config'], packages: ['node:'] },
  // A setting may stand in a file (parse-env.mjs).
  'src/config': { parts: [], packages: ['zod', 'node:fs', 'node:path', 'node:zlib'], server: { packages: ['node:'] } },
  'demo/studio': { parts: [], packages: ['three'] },
  public: { parts: [], packages: [] },
}
