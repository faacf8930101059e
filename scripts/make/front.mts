// Writes all that nginx in front reads, from ops/nginx, for a machine without containers (docs/operations.md, « Deployment with systemd »):
//   npm run make:front -- --names "www.example.be example.be" [--folder /srv/front] [--sites 127.0.0.1:3000,127.0.0.1:3001]
//     [--listen 80] [--listen-tls 443] [--internal 127.0.0.1:8081] [--operators 10.8.0.0/24]
// SITE_URL, SITE_INDEXING and FRONT_SECRET are those of the site. The certificate is FOLDER/config/tls/certificate.pem and key.pem; where there is
// none, one is made that no browser trusts. The static files of the last builds are FOLDER/static.
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from '@/config/parse-env.mjs'
import { loadEnvFiles } from '../lib/env-files.mjs'
import { ensureSystemProgram } from '../lib/find-system-program.mjs'
import { shareStatic } from '../lib/front/shared-static.mjs'
import { writeFrontConfig } from '../lib/front/write-config.mts'
import { fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { root } from '../lib/run.mjs'

const values = readOptions({
  names: { type: 'string', default: '' },
  folder: { type: 'string', default: '/srv/front' },
  build: { type: 'string', default: join(root, '.next/standalone') },
  sites: { type: 'string', default: '127.0.0.1:3000,127.0.0.1:3001' },
  listen: { type: 'string', default: '80' },
  'listen-tls': { type: 'string', default: '443' },
  internal: { type: 'string', default: '127.0.0.1:8081' },
  operators: { type: 'string', default: '127.0.0.1' },
})
await loadEnvFiles()
const { FRONT_SECRET: secrets } = parseEnv(process.env)
if (!secrets)
  fail('FRONT_SECRET is what the site has pages fetched anew by: give it the one of the site (.env.example).')
if (!process.env.SITE_URL) fail('SITE_URL is where visitors find the site: give it the one of the site (.env.example).')
if (!/^[\w.-]+(?: [\w.-]+)*$/.test(values.names))
  fail('--names are the host names of the site, such as "www.example.be".')
if (!existsSync(join(values.build, '.next/BUILD_ID')))
  fail(`There is no built site in ${values.build}: npm run build makes one.`)
ensureSystemProgram('openssl')
const folder = resolve(values.folder)
const staticFolder = join(folder, 'static')
mkdirSync(staticFolder, { recursive: true })
await shareStatic({ build: values.build, folder: staticFolder })
const config = writeFrontConfig({
  folder,
  staticFolder,
  upstreams: values.sites.split(','),
  listen: values.listen,
  listenTls: values['listen-tls'],
  internal: values.internal,
  // The site accepts each of several; nginx sends the first.
  secret: secrets.split(',')[0] ?? '',
  names: values.names,
  operators: values.operators,
})
process.stdout.write(`Written: ${config}\nnginx reads it by: systemctl reload site-front\n`)
