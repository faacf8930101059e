// The licences of the site and of all that it holds of others, for whoever is given the built one (NOTICE.md).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>
}

const texts = Object.entries(packages)
  .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(join(root, folder)))
  .map(([folder, { version, license }]) => {
    const files = readdirSync(join(root, folder)).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    const text = files.map((name) => readFileSync(join(root, folder, name), 'utf8').trim()).join('\n\n')
    return `${folder.replace(/^.*node_modules\//, '')} ${version} (${license ?? 'see below'})\n\n${text}`
  })
const own = ['LICENSE', 'NOTICE.md', 'src/brand/fonts/OFL.txt'].filter((file) => existsSync(join(root, file)))
const first = own.map((file) => readFileSync(join(root, file), 'utf8').trim())
writeFileSync(
  join(root, '.next/standalone/THIRD-PARTY.txt'),
  `${[...first, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
)
