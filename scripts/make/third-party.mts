// The licences of all packages that the built site holds, for whoever is given it (NOTICE.md).
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
writeFileSync(join(root, '.next/standalone/THIRD-PARTY.txt'), `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
