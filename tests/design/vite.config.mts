import { symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const outDir = here('../../.cache/design')

/** The design page (DesignPage.tsx) with the components of src/, in a build of its own (docs/design-system.md). */
export default defineConfig({
  root: here('.'),
  publicDir: here('../../public'),
  resolve: { alias: { '@': here('../../src') } },
  // Packages and settings that are written for Next read it, in the browser too.
  define: { 'process.env': '{}' },
  plugins: [
    react(),
    {
      name: 'link the pictures',
      apply: 'build',
      // Not a copy of thousands of files.
      closeBundle: () => symlinkSync(here('../../public/images'), `${outDir}/images`, 'junction'),
    },
  ],
  build: { outDir, emptyOutDir: true, copyPublicDir: false },
})
