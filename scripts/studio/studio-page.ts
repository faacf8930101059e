import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import type { StillRequest } from '../../src/studio/stills'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'studio' }, target: 'es2022' },
  })
  const first = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  const chunk = first.output.find((part) => part.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The studio could not be bundled')
  return chunk.code
}

export interface StudioPage {
  readonly render: (request: StillRequest) => Promise<{ png: Buffer; milliseconds: number; triangles: number }>
  readonly close: () => Promise<void>
}

async function prepare(page: Page, code: string): Promise<void> {
  page.on('pageerror', (error) => process.stderr.write(`studio: ${error.message}\n`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('THREE'))
      process.stderr.write(`studio: ${message.text().slice(0, 1500)}\n`)
  })
  await page.setContent('<!doctype html><body style="margin:0"><canvas></canvas></body>')
  await page.addScriptTag({ content: code })
}

/** One browser and one page for a whole batch: the first picture pays for the shaders, the others do not. */
export async function openStudio(): Promise<StudioPage> {
  const code = await bundle(resolve('src/studio/stills.ts'))
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  const page = await browser.newPage()
  await prepare(page, code)
  return {
    render: async (request) => {
      const still = await page.evaluate((r) => window.renderStill(r), request)
      return {
        png: Buffer.from(still.url.slice(still.url.indexOf(',') + 1), 'base64'),
        milliseconds: still.milliseconds,
        triangles: still.triangles,
      }
    },
    close: () => browser.close(),
  }
}
