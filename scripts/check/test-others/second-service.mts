import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/run.mjs'

/** Its adapters, as a maker with such a service puts them there: in place of the empty table of a service that keeps the contract. */
const TABLE = `import { secondServiceAdapters } from './second-service/adapters'
import type { Adapters } from './adapter'

export const adapters: Adapters = secondServiceAdapters
`

/** Connects a copy of the project with the second service (tests/second-service) by adapters alone. */
export function connectSecondService(folder: string): void {
  const adapters = join(folder, 'src/data/adapters')
  for (const file of ['adapters.ts', 'dialect.ts'])
    cpSync(join(root, 'tests/second-service', file), join(adapters, 'second-service', file))
  writeFileSync(join(adapters, 'table.ts'), TABLE)
}
