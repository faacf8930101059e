// The headers of a built site, as nginx includes them for what it answers by itself (ops/Containerfile).
import { parseArgs } from 'node:util'
import { securityHeaders } from '../lib/front/write-config.mts'

const { values } = parseArgs({ options: { build: { type: 'string', default: '.next/standalone' } } })
process.stdout.write(securityHeaders(values.build))
