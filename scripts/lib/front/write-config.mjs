// @ts-check
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSystemProgram } from '../find-system-program.mjs'
import { root } from '../run.mjs'

/** Where Debian and Ubuntu put the module for .br files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * @typedef {object} Front
 * @property {string} folder for the configuration and for all that nginx writes
 * @property {string} staticFolder see shared-static.mjs
 * @property {string} build a built site: its headers are nginx's too
 * @property {readonly string[]} upstreams address:port of each process of the site
 * @property {string} listen address:port for visitors
 * @property {string} listenTls the same, with TLS and HTTP/2
 * @property {string} internal address:port on which the site has pages fetched anew
 * @property {string} secret which it sends then
 * @property {string} names the site's host names
 */

/**
 * Writes all that nginx reads, from ops/nginx.
 * @param {Front} front
 * @returns {string} the configuration's path
 */
export function writeFrontConfig({ folder, staticFolder, build, upstreams, secret, ...listening }) {
  const config = join(folder, 'config')
  const state = join(folder, 'state')
  for (const path of [join(config, 'tls'), state]) mkdirSync(path, { recursive: true })
  // Workers of an nginx that root starts have another user.
  for (const path of [folder, config, state]) chmodSync(path, 0o755)
  const values = {
    FRONT_CONFIG: config,
    FRONT_STATE: state,
    FRONT_TLS: join(config, 'tls'),
    FRONT_STATIC: staticFolder,
    FRONT_SECRET: secret,
    FRONT_LOG: join(folder, 'requests.log'),
    FRONT_LISTEN: listening.listen,
    FRONT_LISTEN_TLS: listening.listenTls,
    FRONT_INTERNAL: listening.internal,
    FRONT_NAMES: listening.names,
  }
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(config, name), text)
  for (const name of ['nginx.conf', 'problems.conf']) {
    write(name, replaceNames(readFileSync(join(root, 'ops/nginx', `${name}.template`), 'utf8'), values))
  }
  if (existsSync(BROTLI)) {
    write('modules.conf', `load_module ${BROTLI};\n`)
    write('brotli.conf', 'brotli_static on;\n')
  }
  write('security-headers.conf', securityHeaders(build))
  writeUpstreams(folder, upstreams)
  makeCertificate(join(config, 'tls'))
  return join(config, 'nginx.conf')
}

/**
 * @param {string} folder
 * @param {readonly string[]} upstreams
 */
export function writeUpstreams(folder, upstreams) {
  const servers = upstreams.map((server) => `  server ${server} max_fails=2 fail_timeout=2s;\n`).join('')
  writeFileSync(join(folder, 'config/upstream.conf'), `upstream site {\n${servers}  keepalive 64;\n}\n`)
}

/**
 * What the site says with every answer, for the files and the error pages that nginx answers by itself.
 * @param {string} build
 */
export function securityHeaders(build) {
  const manifest = JSON.parse(readFileSync(join(build, '.next/routes-manifest.json'), 'utf8'))
  const ofAll = manifest.headers.find((/** @type {{ source: string }} */ { source }) => source === '/:path*')
  return (ofAll?.headers ?? [])
    .map((/** @type {{ key: string, value: string }} */ { key, value }) => `add_header ${key} "${value}" always;\n`)
    .join('')
}

/**
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 */
function replaceNames(template, values) {
  return template.replace(/\$\{(\w+)\}/g, (_, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The configuration of nginx names ${name}, which has no value.`)
    return value
  })
}

/**
 * For trying TLS and HTTP/2 on this machine: no browser trusts it.
 * @param {string} folder
 */
function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  if (existsSync(certificate)) return
  const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const { status, stderr } = spawnSync(findSystemProgram('openssl') ?? '', [
    'req',
    ...what,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  if (status !== 0) throw new Error(`No certificate could be made by openssl: ${stderr ?? 'it is not installed'}`)
}
