import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import { findChromium } from '../../../scripts/lib/chromium.mjs'
import type { InteriorRequest } from '../interior/stills'
import type { StillRequest } from '../stills'
import type { XRayRequest } from '../x-ray/stills'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/**
 * The system's own driver draws, by the graphics card or by Mesa (llvmpipe), which needs a fifth of the time of Chromium's own
 * SwiftShader: that one where there is no driver.
 */
const DRIVERS = [
  ['--use-gl=angle', '--use-angle=gl-egl', '--ozone-platform=headless'],
  ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
]

/** A browser that draws, by the first driver that does. */
async function launch(): Promise<Browser> {
  for (const driver of DRIVERS) {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...FLAGS, ...driver],
      env: { ...process.env, EGL_PLATFORM: 'surfaceless' },
    })
    const page = await browser.newPage()
    const name = await page.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2')
      const info = gl?.getExtension('WEBGL_debug_renderer_info')
      return gl && String(info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : gl.getParameter(gl.RENDERER))
    })
    await page.close()
    if (name) {
      process.stdout.write(`${name}\n`)
      return browser
    }
    await browser.close()
  }
  throw new Error('No driver draws WebGL 2 in this browser')
}

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

export interface Rendered {
  readonly png: Buffer
  readonly milliseconds: number
}

export interface StudioPage {
  readonly render: (request: StillRequest) => Promise<Rendered>
  readonly renderInterior: (request: InteriorRequest) => Promise<Rendered>
  readonly renderXRay: (request: XRayRequest) => Promise<Rendered>
  readonly close: () => Promise<void>
}

async function prepare(page: Page, entry: string): Promise<Page> {
  page.on('pageerror', (error) => process.stderr.write(`studio: ${error.message}\n`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('THREE'))
      process.stderr.write(`studio: ${message.text().slice(0, 1500)}\n`)
  })
  await page.setContent('<!doctype html><body style="margin:0"><canvas></canvas></body>')
  await page.addScriptTag({ content: await bundle(resolve('demo/studio', entry)) })
  return page
}

const unpack = ({ url, milliseconds }: { url: string; milliseconds: number }): Rendered => ({
  png: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  milliseconds,
})

/** One browser for a whole batch: the first picture pays for the shaders, the others do not. */
export async function openStudio(): Promise<StudioPage> {
  const browser = await launch()
  const open = async (entry: string): Promise<Page> => prepare(await browser.newPage(), entry)
  let outside: Promise<Page> | undefined
  let inside: Promise<Page> | undefined
  let through: Promise<Page> | undefined
  return {
    render: async (request) => {
      outside ??= open('stills.ts')
      return unpack(await (await outside).evaluate((r) => window.renderStill(r), request))
    },
    renderInterior: async (request) => {
      inside ??= open('interior/stills.ts')
      return unpack(await (await inside).evaluate((r) => window.renderInterior(r), request))
    },
    renderXRay: async (request) => {
      through ??= open('x-ray/stills.ts')
      return unpack(await (await through).evaluate((r) => window.renderXRay(r), request))
    },
    close: () => browser.close(),
  }
}
