import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { createMockService } from '../lib/mock-service.mts'
import { readOptions } from '../lib/read-options.mts'

/**
 * A service that knows the contract's document and nothing else, for whoever has no service yet:
 *   npm run mock -- --document http://localhost:4000/openapi.json [--port 4010]
 */
const values = readOptions({ document: { type: 'string' }, port: { type: 'string', default: '4010' } })
if (!values.document) {
  process.stderr.write('npm run mock -- --document URL-OR-FILE [--port 4010]\n')
  process.exit(2)
}
const text = URL.canParse(values.document)
  ? await (await fetch(values.document)).text()
  : await readFile(values.document, 'utf8')
const { fetch: answer } = createMockService(JSON.parse(text))
serve({ fetch: answer, port: Number(values.port), hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`The examples of the document are at http://127.0.0.1:${port}\n`)
})
