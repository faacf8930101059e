import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'
import { findProgram } from './find-program.mjs'
import { installSystemPackages } from './system-packages.mjs'

export const ENGINES = ['firefox', 'webkit', 'chromium'] as const
export type Engine = (typeof ENGINES)[number]

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The Firefox to test with: FIREFOX_PATH, or one that is installed. */
export function findFirefox(): string | undefined {
  return findProgram('FIREFOX_PATH', FIREFOX_PLACES)
}

/** WebKit's driver, the shell that opens its window (tests/engines/drivers/webkit-window.js), and a screen for it. */
const WEBKIT_PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/gjs', '/usr/bin/Xvfb']

/** Whether there is a WebKitGTK that can be driven. Debian and Ubuntu have one; no other system is known to this project. */
function hasWebKit(): boolean {
  if (!WEBKIT_PROGRAMS.every((place) => existsSync(place))) return false
  const look = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"
  return spawnSync('/usr/bin/gjs', ['-c', look], { stdio: 'ignore' }).status === 0
}

/** Whether it is driven in Playwright's own build (`npx playwright install firefox webkit`). */
export function isPlaywrights(name: 'firefox' | 'webkit'): boolean {
  if (name === 'firefox' && process.env.FIREFOX_PATH) return false
  return existsSync({ firefox, webkit }[name].executablePath())
}

const PACKAGED = {
  firefox: { isThere: () => Boolean(findFirefox()), packages: ['firefox-esr'] },
  webkit: { isThere: hasWebKit, packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'] },
}

/** Makes sure that the engine can be driven: in Playwright's build, as it is installed, or with the packages of Debian. */
export async function ensureEngine(name: Engine): Promise<void> {
  if (name === 'chromium') return ensureChromium()
  const { isThere, packages } = PACKAGED[name]
  if (isPlaywrights(name) || isThere()) return
  process.stdout.write(`Installing ${packages.join(', ')} …\n`)
  if (installSystemPackages({ 'apt-get': packages }) && isThere()) return
  throw new Error(
    `There is no ${name} to test with, and it could not be installed. Playwright has one where it has a network (npx playwright ` +
      `install ${name}); otherwise it needs the Debian packages ${packages.join(', ')}` +
      `${name === 'firefox' ? ', or another Firefox named by FIREFOX_PATH' : ''}. The other engines: --engine.`,
  )
}
