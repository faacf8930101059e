// Writes .env.example from the list of variables.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from '../lib/env-example.mts'
import { root } from '../lib/run.mjs'

writeFileSync(join(root, '.env.example'), envExample)
