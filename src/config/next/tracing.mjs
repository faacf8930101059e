// @ts-check

/**
 * Which files the stand-alone build gets beside those that Next finds by itself.
 * @satisfies {Pick<import('next').NextConfig, 'outputFileTracingIncludes' | 'outputFileTracingExcludes'>}
 */
export const tracing = {
  // Read by path at run time, so not seen by tracing.
  outputFileTracingIncludes: {
    '/*': [
      './public/locales/**/*',
      './src/content/entries/**/*',
      './src/content/drafts/**/*',
      './public/images/cars/manifest.json',
      './.cache/content-dates.json',
      './src/door/papers/paper/fonts/*.ttf',
      // Named at run time, by the machine.
      './node_modules/@libsql/**/*',
    ],
  },
  // Tracing takes the whole folder along for what is read by path. The server needs no more of it than this, and no sharp.
  outputFileTracingExcludes: {
    '/*': [
      './!(.cache|.next|node_modules|public|src)/**',
      // Builds and reports of other commands, which are here when they ran before.
      './.cache/*/**',
      './.next/!(server)/**',
      './src/!(content|door)/**',
      './src/door/**/*.{ts,tsx,js}',
      './src/content/**/*.ts',
    ],
    'next-server': ['**/node_modules/{sharp,@img}/**'],
  },
}
