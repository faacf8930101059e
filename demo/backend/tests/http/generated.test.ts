import { execFile, execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createBackend } from '@demo/backend/http/app'
import { openApiDocument } from '@demo/backend/http/openapi'
import { serve } from '@hono/node-server'
import { tempFolder } from '@tests/temp-folder'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { afterAll, describe, expect, it } from 'vitest'
import { bin, freePort, root } from '../../../../scripts/lib/run.mjs'

/** What other people's generators make of the contract's document, without a line of ours. */

const document = JSON.parse(openApiDocument(false))
const schemas: Readonly<Record<string, object>> = document.components.schemas

describe('a client of the document', () => {
  let server: Server | undefined
  afterAll(() => server?.close())

  /** A car as the other team's code would ask for it; each name is checked by the compiler. */
  const WALK = `
    import { ok } from '@oazapfts/runtime'
    import * as service from './client'

    const found = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error('nothing found')
      return value
    }
    service.defaults.baseUrl = found(process.argv[2])
    const { models } = await ok(service.modelsPrices('nl', 'B2C'))
    const model = found(models[0])
    const { configurations } = await ok(service.configurations('nl', 'B2C', model.carline_code))
    const version = found(configurations[0])
    // @ts-expect-error: the contract has no such property.
    version.carlineCode
    const { categories } = await ok(service.choices(version.id, 'nl', 'B2C'))
    const options = categories.flatMap(({ choices }) => choices)
    const option = found(options.find(({ state, price_delta }) => state === 'available' && price_delta.incl > 0))
    const id = found(option.next_id)
    const { price } = await ok(service.prices('nl', 'B2C', { id }))
    const { offers } = await ok(service.quotes('nl', 'B2C', { id }))
    const { cupra_code } = await ok(service.cupraCode({ lang: 'nl', sales_type: 'B2C', id }))
    const refused = await service.choices('nosuch.car.2020a.aaa', 'nl', 'B2C')
    console.log(JSON.stringify({
      before: version.price.incl,
      delta: option.price_delta.incl,
      after: found(price).total.incl,
      offers: offers.map(({ monthly }) => monthly.incl),
      cupra_code,
      refused: refused.status === 404 ? refused.data.code : refused.status,
    }))
  `

  it('compiles strictly, and walks from a model to the offer of a car', async () => {
    const folder = tempFolder('generated-client')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const source = file('openapi.json', JSON.stringify(document))
    file('package.json', JSON.stringify({ type: 'module' }))
    file('walk.ts', WALK)
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      verbatimModuleSyntax: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      noEmit: true,
      types: ['node'],
      skipLibCheck: true,
    }
    const project = file('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    execFileSync(bin('oazapfts'), [source, join(folder, 'client.ts')])
    execFileSync(bin('tsc'), ['--project', project], { stdio: 'inherit' })

    const port = await freePort()
    server = serve({
      fetch: createBackend({ logger: () => undefined }).fetch,
      port,
      hostname: '127.0.0.1',
    }) as Server
    const written = await new Promise<string>((resolve, reject) =>
      execFile(bin('tsx'), [join(folder, 'walk.ts'), `http://127.0.0.1:${port}`], (error, out) =>
        error ? reject(error) : resolve(out),
      ),
    )
    const car = JSON.parse(written)
    expect(car.delta).toBeGreaterThan(0)
    expect(car.after).toBeCloseTo(car.before + car.delta, 2)
    expect(car.offers.length).toBeGreaterThan(0)
    for (const monthly of car.offers) expect(monthly).toBeGreaterThan(0)
    expect(car.cupra_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(car.refused).toBe('unknown_configuration')
  })
})

describe.each([
  ['kotlin', /^data class (\w+)/gm],
  ['java', /^public class (\w+)/gm],
  ['csharp', /^ *public partial class (\w+)/gm],
] as const)('classes of the document in %s', (lang, declared) => {
  it('are one for each schema with a name, under that name, and none besides', async () => {
    const names = Object.keys(schemas)
    // A root that refers to each schema: what a generator names itself is told from what the document has named.
    const root = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, refer(name)])) }
    const schema = JSON.stringify({ ...root, definitions: schemas }).replaceAll(
      '#/components/schemas/',
      '#/definitions/',
    )
    const source = new JSONSchemaInput(new FetchingJSONSchemaStore())
    await source.addSource({ name: 'Root', schema })
    const inputData = new InputData()
    inputData.addInput(source)
    const { lines } = await quicktype({
      inputData,
      lang,
      combineClasses: false,
      rendererOptions: { 'just-types': true },
    })
    const found = [...lines.join('\n').matchAll(declared)].map(([, name]) => name)
    const maps = names.filter((name) => 'additionalProperties' in (schemas[name] ?? {}))
    expect(found.filter((name) => name !== 'Root').sort()).toEqual(names.filter((name) => !maps.includes(name)).sort())
  })
})

const refer = (name: string) => ({ $ref: `#/definitions/${name}` })
