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

const KNOWLEDGE = ['src/contract', 'src/domain', 'src/config']
const UNDER_COMPONENTS = ['src/data', 'src/content', 'src/routing', 'src/ui', 'src/i18n', ...KNOWLEDGE]
const UNDER_FEATURES = ['src/components', ...UNDER_COMPONENTS]
const VIEW_PACKAGES = ['react', 'next', 'next-i18next', 'styled-components', '@tanstack/react-query']

const feature: Row = { parts: UNDER_FEATURES, packages: VIEW_PACKAGES }

const FEATURES: Readonly<Record<string, Row>> = {
  'src/features/configurator': { ...feature, parts: ['src/components/live-car', ...UNDER_FEATURES] },
  'src/features/contact': feature,
  'src/features/design': feature,
  'src/features/editorial': feature,
  'src/features/electric': feature,
  'src/features/faq': feature,
  'src/features/finance': feature,
  'src/features/home': feature,
  'src/features/models': {
    parts: ['src/components/live-car', ...UNDER_FEATURES],
    packages: [...VIEW_PACKAGES, 'i18next'],
  },
  'src/features/news': feature,
  'src/features/rescue-sheets': feature,
  'src/features/stock': {
    parts: ['src/components/live-car', ...UNDER_FEATURES],
    packages: [...VIEW_PACKAGES, 'i18next'],
  },
}

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
  tests: { parts: 'any', packages: 'any', isDoor: true },
  scripts: {
    parts: [
      'src/site',
      'src/messages',
      'src/data',
      'src/content',
      'src/routing',
      'src/ui',
      'src/i18n',
      'src/backend',
      ...KNOWLEDGE,
      'src/studio',
    ],
    packages: 'any',
    isDoor: true,
  },
  'src/config/next': { parts: ['src/config'], packages: ['next', 'esbuild', 'node:'] },
  'src/instrumentation.ts': {
    parts: ['src/messages', 'src/backend', 'src/config'],
    packages: [],
    isDoor: true,
  },
  'src/server': {
    parts: ['src/messages', 'src/data', 'src/routing', 'src/contract', 'src/domain', 'src/config'],
    packages: [
      'next',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
      'lru-cache',
      '@redis/client',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-node',
      'node:',
    ],
    isDoor: true,
  },
  'src/pages/api': {
    parts: ['src/editor', 'src/site', 'src/messages', 'src/data', 'src/i18n', 'src/backend', 'src/config'],
    packages: ['next', 'node:stream'],
    isDoor: true,
  },
  'src/pages': { parts: ['src/editor', 'src/site', 'src/i18n'], packages: ['next', 'next-i18next'], isDoor: true },
  // The editors' screens: in no build but theirs.
  'src/editor': {
    parts: ['src/site', 'src/data', 'src/content', 'src/domain', 'src/config'],
    packages: ['react', 'next', '@keystatic/core'],
    server: { packages: ['node:'] },
  },
  'src/site': {
    parts: ['src/shell', ...Object.keys(FEATURES), 'src/messages', ...UNDER_FEATURES],
    packages: [...VIEW_PACKAGES, 'node:crypto'],
    server: {
      packages: [
        'react-dom',
        'zod',
        'diff',
        'feed',
        'pdfkit',
        'qr',
        'rehype-parse',
        'schema-dts',
        'sitemap',
        'unified',
        'node:',
      ],
    },
  },
  'src/shell': {
    parts: ['src/components', 'src/data', 'src/routing', 'src/ui', 'src/i18n', ...KNOWLEDGE],
    packages: [...VIEW_PACKAGES, 'minisearch', 'vanilla-cookieconsent'],
  },
  ...FEATURES,
  // Server only: what visitors send is kept here, and handed on.
  'src/messages': {
    parts: ['src/data', 'src/content', 'src/routing', 'src/i18n', ...KNOWLEDGE],
    packages: [],
    server: { packages: ['libsql', 'pg', 'nodemailer', 'node:'] },
  },
  'src/components/live-car': { parts: [...UNDER_COMPONENTS, 'src/studio'], packages: VIEW_PACKAGES },
  'src/components': { parts: UNDER_COMPONENTS, packages: VIEW_PACKAGES },
  'src/data': {
    parts: ['src/content', 'src/i18n', ...KNOWLEDGE],
    packages: ['react', '@tanstack/react-query', 'axios', 'zod'],
    server: { parts: ['src/backend'], packages: ['next', 'opossum', '@opentelemetry/api', 'node:'] },
  },
  'src/content': {
    parts: ['src/routing', 'src/i18n', ...KNOWLEDGE],
    packages: ['@keystatic/core'],
    server: { packages: ['unified', 'rehype-parse', 'rehype-sanitize', 'rehype-stringify', 'node:'] },
  },
  'src/routing': { parts: ['src/domain', 'src/config'], packages: ['react', 'next'] },
  'src/ui': { parts: [], packages: ['react', 'next', 'styled-components', '@base-ui/react'] },
  'src/i18n': {
    parts: ['src/domain', 'public'],
    packages: ['react', 'i18next', 'next-i18next'],
    server: { packages: ['node:'] },
  },
  'src/backend': { parts: KNOWLEDGE, packages: ['hono', 'zod', 'decimal.js', 'node:'] },
  'src/contract': { parts: ['src/domain', 'src/config'], packages: ['zod', 'libphonenumber-js'] },
  'src/domain': { parts: [], packages: [] },
  'src/config': { parts: [], packages: ['zod'], server: { packages: ['node:'] } },
  'src/studio': { parts: [], packages: ['three'] },
  public: { parts: [], packages: [] },
}
