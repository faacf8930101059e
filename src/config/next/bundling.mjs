// @ts-check
import { join } from 'node:path'

/**
 * Packages of which the browser needs little or nothing, and what it gets in their place. The server has them whole
 * (docs/decisions/0006-first-load-size-and-hydration.md).
 */
const IN_THE_BROWSER = {
  i18next: './src/i18n/browser-i18next.ts',
  'hoist-non-react-statics': './src/i18n/browser-hoist-statics.ts',
  // React has had it since version 18.
  'use-sync-external-store/shim': 'react',
}

/**
 * Next's own polyfills, as Next asks for them. Every browser that it supports has what they bring, but URL.canParse, which nothing
 * in the browser calls.
 */
const POLYFILLS = '../build/polyfills/polyfill-module'

/**
 * The parts of Next that the browser runs. Next ships them as CommonJS and, for its edge runtime, as ES modules from the same
 * source. webpack can leave unused exports out of ES modules only: 16 KB (gzip) of each page's first load
 * (docs/decisions/0006-first-load-size-and-hydration.md).
 */
const NEXTS_CLIENT = ['client', 'lib', 'pages', 'shared']

/** Next's parser of rewrites, of which the site has none: nothing of it is called, and loading it does nothing. */
const PATH_TO_REGEXP = /[\\/]next[\\/]dist[\\/]compiled[\\/]path-to-regexp[\\/]/

/** As react-i18next's own modules ask for the hook. */
const TRANSLATION_HOOK = /^\.\/useTranslation\.js$/

/** Next's router, as the browser has it. */
const ROUTER = /[\\/]next[\\/]dist[\\/]esm[\\/]shared[\\/]lib[\\/]router[\\/]router\.js$/

/**
 * React, Next's router, the shell and the page: nearly all of it runs when a page starts. The comment tells V8 to compile the
 * whole file while it arrives, on another thread. Without it V8 compiles each function at its first call, on the thread that
 * answers the visitor (docs/decisions/0006-first-load-size-and-hydration.md).
 */
const COMPILED_AT_ONCE = /^static\/chunks\/(?:framework|main|pages\/_app|pages\/\[\[\.\.\.segments\]\])-/
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/**
 * @typedef {{
 *   BannerPlugin: new (options: object) => { apply: (compiler: object) => void },
 *   NormalModuleReplacementPlugin: new (asked: RegExp, given: string) => { apply: (compiler: object) => void },
 *   Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number },
 * }} Webpack what Next hands over of it
 */

/**
 * The packages of `next dev` (Turbopack) and of `next build` (webpack), from one list. What is replaced within Next itself is
 * so in a build only: Turbopack has no name for a file that Next asks for by its place.
 *
 * @param {string} root the project's folder
 * @param {{ isForRemoteService?: boolean, isPlain?: boolean }} [target] a build for a remote service holds no embedded one; a plain
 *   one leaves packages, Next among them, as they are (docs/upgrading.md)
 */
export const bundling = (root, { isForRemoteService = false, isPlain = false } = {}) => ({
  turbopack: {
    root,
    resolveAlias: Object.fromEntries(
      Object.entries(IN_THE_BROWSER).map(([name, replacement]) => [name, { browser: replacement }]),
    ),
  },
  /**
   * @param {{
   *   resolve: { alias: Record<string, string | false> },
   *   module: { rules: object[] },
   *   output: { chunkLoadTimeout?: number, hashDigestLength?: number },
   *   plugins: { apply: (compiler: object) => void }[],
   * }} config
   * @param {{ isServer: boolean, webpack: Webpack }} target
   */
  webpack(config, { isServer, webpack: { BannerPlugin, Compilation, NormalModuleReplacementPlugin } }) {
    config.module.rules.push({
      test: /\.tsx?$/,
      include: join(root, 'src'),
      // After the compiler, which makes the names.
      enforce: 'post',
      loader: join(root, 'src/config/next/short-component-ids.cjs'),
    })
    if (isForRemoteService) {
      const nothing = join(root, 'src/without-demo/backend/service.ts')
      config.plugins.push(new NormalModuleReplacementPlugin(/^@demo\/backend\/service$/, nothing))
    }
    if (isServer && !isPlain) {
      const onServer = join(root, 'src/i18n/translation-on-server.ts')
      config.plugins.push(new NormalModuleReplacementPlugin(TRANSLATION_HOOK, onServer))
    }
    if (isServer || isPlain) return config
    for (const [name, replacement] of Object.entries(IN_THE_BROWSER)) {
      // The dollar means the module itself and not what is inside it; so does a bare name for Turbopack.
      config.resolve.alias[`${name}$`] = replacement.startsWith('.') ? join(root, replacement) : replacement
    }
    config.resolve.alias[`${POLYFILLS}$`] = false
    const next = join(root, 'node_modules/next/dist')
    for (const part of NEXTS_CLIENT) config.resolve.alias[join(next, part)] = join(next, 'esm', part)
    config.module.rules.push(
      { test: PATH_TO_REGEXP, sideEffects: false },
      { test: ROUTER, loader: join(root, 'src/config/next/set-lang-on-change.cjs') },
    )
    // The first script lists the file of every other one. With seven hexadecimal digits one in 268 million changed scripts keeps its name.
    config.output.hashDigestLength = 7
    // Milliseconds. A script that hangs has failed after this, so that it can be asked for again.
    config.output.chunkLoadTimeout = 20_000
    config.plugins.push(
      new BannerPlugin({
        banner: COMPILE_HINT,
        raw: true,
        test: COMPILED_AT_ONCE,
        // After the minifier, which removes comments, and before the names are made of the content.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    )
    return config
  },
})
