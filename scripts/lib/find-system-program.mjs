import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.mjs'

const PROGRAMS = {
  nginx: {
    places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    packages: { 'apt-get': ['nginx'], dnf: ['nginx'], apk: ['nginx'] },
  },
  'redis-server': {
    places: ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/opt/homebrew/bin/redis-server'],
    packages: { 'apt-get': ['redis-server'], dnf: ['valkey'], apk: ['valkey'] },
  },
  promtool: {
    places: ['/usr/bin/promtool', '/opt/homebrew/bin/promtool', '/usr/local/bin/promtool'],
    packages: { 'apt-get': ['prometheus'], dnf: ['golang-github-prometheus'], apk: ['prometheus'] },
  },
  openssl: {
    places: ['/usr/bin/openssl', '/opt/homebrew/bin/openssl', '/usr/local/bin/openssl'],
    packages: { 'apt-get': ['openssl'], dnf: ['openssl'], apk: ['openssl'] },
  },
}

/** @typedef {keyof typeof PROGRAMS} SystemProgram */

/**
 * Where a program of the system is.
 * @param {SystemProgram} name
 * @returns {string | undefined}
 */
export function findSystemProgram(name) {
  return PROGRAMS[name].places.find((place) => existsSync(place))
}

/**
 * The same, installed where it is not there yet.
 * @param {SystemProgram} name
 * @throws {Error} where it could not be installed
 */
export function ensureSystemProgram(name) {
  const { packages } = PROGRAMS[name]
  if (!findSystemProgram(name)) {
    process.stdout.write(`Installing ${name} …\n`)
    installSystemPackages(packages)
  }
  const found = findSystemProgram(name)
  if (found) return found
  throw new Error(
    `There is no ${name}, and it could not be installed. On Debian it is in the packages ${packages['apt-get'].join(', ')}.`,
  )
}
