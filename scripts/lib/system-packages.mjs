import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * Installs packages of the operating system, as root or by a sudo that asks for no password.
 * @param {{ 'apt-get'?: readonly string[], dnf?: readonly string[], apk?: readonly string[] }} packages by the manager that has them
 * @returns {boolean} whether a manager was there and did it
 */
export function installSystemPackages(packages) {
  const before = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const call = (...words) => {
    const [command, ...args] = [...before, ...words]
    return run(command, args, { quiet: true })
  }
  if (packages['apt-get'] && existsSync('/usr/bin/apt-get')) {
    call('apt-get', 'update')
    const install = ['apt-get', 'install', '-y', '--no-install-recommends']
    return call('env', 'DEBIAN_FRONTEND=noninteractive', ...install, ...packages['apt-get'])
  }
  if (packages.dnf && existsSync('/usr/bin/dnf')) return call('dnf', 'install', '-y', ...packages.dnf)
  if (packages.apk && existsSync('/sbin/apk')) return call('apk', 'add', ...packages.apk)
  return false
}
