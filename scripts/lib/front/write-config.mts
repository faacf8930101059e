import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '@/config/headers/security-headers.mjs'
import { parseEnv } from '@/config/parse-env.mjs'
import { openRobots } from '@/door/machines/robots.server'
import { problemPageOfFront } from '@/server/problem-page'
import { findSystemProgram } from '../find-system-program.mjs'
import { root } from '../run.mjs'

interface Front {
  /** For the configuration and for all that nginx writes. */
  readonly folder: string
  /** See shared-static.mjs. */
  readonly staticFolder: string
  /** address:port of each process of the site. */
  readonly upstreams: readonly string[]
  /** address:port for visitors. */
  readonly listen: string
  /** The same, with TLS and HTTP/2. */
  readonly listenTls: string
  /** address:port on which the site has pages fetched anew. */
  readonly internal: string
  /** What it sends then. */
  readonly secret: string
  /** The site's host names. */
  readonly names: string
  /** The network from which operators open the screen of the flags; nobody's where it is left out. */
  readonly operators?: string
}

/**
 * Writes all that nginx reads, from ops/nginx.
 * @returns the configuration's path
 */
export function writeFrontConfig({ folder, staticFolder, upstreams, secret, ...listening }: Front): string {
  const config = join(folder, 'config')
  const state = join(folder, 'state')
  for (const path of [join(config, 'tls'), state]) mkdirSync(path, { recursive: true })
  // Workers of an nginx that root starts have another user.
  for (const path of [folder, config, state]) chmodSync(path, 0o755)
  const { SITE_URL, SITE_INDEXING } = parseEnv(process.env)
  const values = {
    FRONT_SITE_URL: SITE_URL,
    FRONT_INDEXING: SITE_INDEXING,
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
    FRONT_OPERATORS: listening.operators ?? '127.0.0.1',
  }
  const write = (name: string, text: string) => writeFileSync(join(config, name), text)
  for (const name of ['nginx.conf', 'problems.conf', 'problem-codes.conf', 'campaigns.conf']) {
    write(name, replaceNames(readTemplate(name), values))
  }
  // It holds the secret. What nginx's workers read besides does not.
  chmodSync(join(config, 'nginx.conf'), 0o600)
  write('security-headers.conf', headersOfFront())
  write('problem-page.conf', problemPageConfig())
  write('robots.txt', replaceNames(robotsOfFront(), values))
  writeUpstreams(folder, upstreams)
  makeCertificate(join(config, 'tls'))
  return join(config, 'nginx.conf')
}

/** The line of upstream.conf.template that names one process. */
const SERVER = /^( *server )site:3000( .*\n)/m

export function writeUpstreams(folder: string, upstreams: readonly string[]): void {
  const template = readTemplate('upstream.conf')
  const written = template.replace(SERVER, (_, before: string, after: string) =>
    upstreams.map((address) => before + address + after).join(''),
  )
  writeFileSync(join(folder, 'config/upstream.conf'), written)
}

const readTemplate = (name: string) => readFileSync(join(root, 'ops/nginx', `${name}.template`), 'utf8')

/**
 * What the site says with every answer, for the files and the error pages that nginx answers by itself. None of them needs what a setting lets
 * in; what else depends on one, nginx reads when it starts (nginx.conf.template).
 */
export function headersOfFront(): string {
  const headers = [
    ...securityHeaders({ tagOrigins: [], reports: false, https: false, development: false }),
    { key: 'Strict-Transport-Security', value: '$transport_security' },
    { key: 'X-Robots-Tag', value: '$robots_tag' },
  ]
  return headers.map(({ key, value }) => `add_header ${key} "${value.replaceAll('"', '\\"')}" always;\n`).join('')
}

/** robots.txt of nginx's own, where search engines may show the site. */
export const robotsOfFront = () => openRobots('$' + '{FRONT_SITE_URL}')

/** The page of nginx's own answers, in name and colours of the brand. */
export const problemPageConfig = () => `return 200 '${problemPageOfFront().replaceAll("'", String.raw`\'`)}';\n`

function replaceNames(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The configuration of nginx names ${name}, which has no value.`)
    return value
  })
}

/** For trying TLS and HTTP/2 on this machine: no browser trusts it. */
function makeCertificate(folder: string): void {
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
