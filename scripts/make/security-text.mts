// Writes security.txt among the files that the built site hands out, so that nginx has it while no process of the site is there.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityText } from '@/door/machines/security-txt.server'
import { root } from '../lib/run.mjs'

const folder = join(root, '.next/standalone/public/.well-known')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'security.txt'), securityText(Date.now()))
