// Writes what machines look for by its name into the folder of files that the built site hands out, so that nginx has it
// while no process of the site is there.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { robots } from '@/door/machines/robots.server'
import { securityText } from '@/door/machines/security-txt.server'
import { root } from '../lib/run.mjs'

for (const [name, text] of [
  ['robots.txt', robots()],
  ['.well-known/security.txt', securityText(Date.now())],
] as const) {
  const file = join(root, '.next/standalone/public', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
