const { i18n } = require('./next-i18next.config.js')

/** An index: what is more than a value is in a module of its own (docs/decisions/0022-plain-modules-before-the-compiler.md). */
module.exports = async function nextConfig() {
  const [
    { parseEnv },
    { bundling },
    { headers },
    { redirects, editorRedirects },
    { readBootstrapScript },
    { fileTracing },
  ] = await Promise.all([
    import('./src/config/parse-env.mjs'),
    import('./src/config/next/bundling.mjs'),
    import('./src/config/next/headers.mjs'),
    import('./src/routing/redirects.mjs'),
    import('./src/config/next/bootstrap-script.mjs'),
    import('./src/config/next/file-tracing.mjs'),
  ])
  const env = parseEnv(process.env)
  const development = process.env.NODE_ENV === 'development'
  // Without the insides of docs/upgrading.md: npm run build -- --plain
  const isPlain = Boolean(process.env.PLAIN_BUILD)
  // In development Next's own scripts load the page's.
  const bootstrapScript = development || isPlain ? '' : await readBootstrapScript(__dirname)

  /** @type {import('next').NextConfig} */
  return {
    i18n,
    reactStrictMode: true,
    poweredByHeader: false,
    output: 'standalone',
    // What is built, and no test: a product without demo/ builds before it has tests of its own.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: Boolean(process.env.TYPES_CHECKED) },
    outputFileTracingRoot: __dirname,
    ...fileTracing,
    // Bundled, not traced: the tracer leaves out files that a package names only in its conditional exports.
    bundlePagesRouterDependencies: true,
    ...bundling(__dirname, { isForRemoteService: env.BACKEND_URL !== undefined, isPlain }),
    // Pictures go through CarPicture; whatever uses next/image has the same loader (docs/decisions/0008-pictures-without-next-image.md).
    images: { loader: 'custom', loaderFile: './src/components/car-pictures/image-loader.ts' },
    compiler: { styledComponents: { displayName: development, fileName: false } },
    ...(development || isPlain ? {} : { cacheHandler: `${__dirname}/src/server/page-store/handler.cjs` }),
    // Seconds: a year. A stored page is served however old it is, and made again behind it.
    expireTime: 31_536_000,
    // It would cover the preview's bar, and stumbles in the console where a page is not there yet.
    devIndicators: false,
    // The doors of the editors' screens are the only .js files in src/pages, so that no other build has them.
    pageExtensions: env.CONTENT_EDITOR ? ['tsx', 'ts', 'js'] : ['tsx', 'ts'],
    // Read by src/config/env.editor.ts, the bootstrap script by the document, and whether the build is plain where an inside is used. All else is read when the server starts.
    env: {
      BOOTSTRAP_SCRIPT: bootstrapScript,
      PLAIN_BUILD: isPlain ? '1' : '',
      CONTENT_EDITOR: env.CONTENT_EDITOR ?? '',
    },
    experimental: {
      clientRouterFilter: false,
      // A page that was fetched for a link is not fetched again when the link is followed.
      optimisticClientCache: false,
      // Addresses are open-ended (a configuration, a commission): what is rendered on request stays in memory, never on disk.
      isrFlushToDisk: false,
    },
    redirects: async () => (env.CONTENT_EDITOR ? [...editorRedirects, ...redirects] : redirects),
    headers: async () => headers(env, { development, bootstrapScript }),
  }
}
