import { existsSync } from 'node:fs'
import { findProgram } from './find-program.mjs'
import { bin, run } from './run.mjs'
import { installSystemPackages } from './system-packages.mjs'

/** Chromium without all that a window needs, in Debian's package. The tests take two thirds of the time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** CHROMIUM_PATH, or one that is installed, as a visitor has it. Undefined: Playwright's own, if it has one. */
export function findChromium() {
  return findProgram('CHROMIUM_PATH', KNOWN_PLACES)
}

/** The Chromium for tests of the browser: the headless shell where there is one. */
export function findTestChromium() {
  return findProgram('CHROMIUM_PATH', [HEADLESS_SHELL, ...KNOWN_PLACES])
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

/**
 * Installs the headless shell for root (a container, CI), who is not asked for a password. Where the package manager has
 * none, the tests run in the whole browser.
 */
export function installHeadlessShell() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return
  process.stdout.write('Installing the headless shell of Chromium for the browser tests …\n')
  installSystemPackages({ 'apt-get': ['chromium-headless-shell'] })
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
