// @ts-check

/**
 * Which files the stand-alone build gets beside those that Next finds by itself.
 * @satisfies {Pick<import('next').NextConfig, 'outputFileTracingIncludes' | 'outputFileTracingExcludes'>}
 */
export const fileTracing = {
  // Read by path at run time, so not seen by tracing.
  outputFileTracingIncludes: {
    '/*': [
      './public/locales/**/*',
      './src/content/entries/**/*',
      './src/content/drafts/**/*',
      './public/images/cars/manifest.json',
      './.cache/content-dates.json',
      './src/brand/fonts/*.ttf',
      // The thread of the message file and its driver, which no bundle imports; the driver has code of its own for each machine.
      './src/messages/store/*.mjs',
      './node_modules/{libsql,@libsql,@neon-rs,detect-libc}/**/*',
      // What makes pictures in other widths: tracing sees neither its code for each machine nor what `import` takes of it.
      './node_modules/{sharp,@img,semver}/**/*',
    ],
  },
  // Tracing takes the whole folder along for what is read by path. The server needs no more of it than this.
  outputFileTracingExcludes: {
    '/*': [
      './!(.cache|.next|node_modules|public|src)/**',
      // Builds and reports of other commands, which are here when they ran before.
      './.cache/*/**',
      './.cache/!(content-dates).*',
      './.next/!(server)/**',
      './src/!(brand|content|door|messages)/**',
      './src/door/**/*.{ts,tsx,js}',
      './src/{brand,content,messages}/**/*.ts',
      // Who wrote what, and what it was before.
      './src/content/{journal,versions}/**',
      './src/brand/*.json',
    ],
  },
}
