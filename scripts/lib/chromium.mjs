import { existsSync } from 'node:fs'
import { findProgram } from './find-program.mjs'
import { bin, run } from './run.mjs'
import { installSystemPackages } from './system-packages.mjs'

const KNOWN_PLACES = [
  // Without a window it needs two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium to test with: CHROMIUM_PATH, or one that is installed. Undefined: Playwright's own, if it has one. */
export function findChromium() {
  return findProgram('CHROMIUM_PATH', KNOWN_PLACES)
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Makes sure that there is a Chromium: an existing one, else the system's package, else Playwright's download. */
export async function ensureChromium() {
  if (findChromium() || (await playwrightHasOne())) return
  process.stdout.write('Installing Chromium for the browser tests …\n')
  const packages = ['chromium']
  if (installSystemPackages({ 'apt-get': packages, dnf: packages, apk: packages }) && findChromium()) return
  if (run(bin('playwright'), ['install', 'chromium']) && (await playwrightHasOne())) return
  throw new Error(
    'No Chromium was found, and neither the package manager nor Playwright could install one. Install Chromium or Chrome and set CHROMIUM_PATH to it.',
  )
}

/** Flags that let it run without a display, as root, and without a word to the outside. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
