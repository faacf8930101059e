import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { VARIABLES } from '@/config/variables.mjs'

/** ops/compose.yaml, read. What its processes do with it: tests/http/compose.test.ts. */

interface Service {
  readonly build?: {
    readonly target: string
    readonly args?: Readonly<Record<string, string>>
  }
  readonly environment?: Readonly<Record<string, string>>
}
const { services } = parse(readFileSync('ops/compose.yaml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
}

it('all images are stages of one build: what one takes in, all do', () => {
  const builds = Object.values(services).flatMap(({ build }) => (build ? [build] : []))
  expect(builds.map(({ target }) => target)).toEqual(['site', 'static', 'front'])
  for (const { args } of builds) expect(args).toEqual(builds[0]?.args)
  const taken = [...readFileSync('ops/Containerfile', 'utf8').matchAll(/^ARG (.+)$/gm)].flatMap(([, names]) =>
    names?.split(' '),
  )
  // One of them a second time, in the image that says it.
  expect(Object.keys(builds[0]?.args ?? {}).sort()).toEqual([...new Set(taken)].sort())
})

it('the site is given every setting that there is, but what the image says and what is of other commands', () => {
  const given = Object.keys(services.site?.environment ?? {})
  // As OpenTelemetry's own libraries read them.
  expect(given.filter((name) => !(name in VARIABLES) && !name.startsWith('OTEL_'))).toEqual([])
  expect(Object.keys(VARIABLES).filter((name) => !given.includes(name))).toEqual([
    'HOST',
    'PORT',
    // A file, which a container would have to be given.
    'FEATURE_FLAGS_FILE',
    // Of the demonstration's service where it is one of its own.
    'STOCK_SIZE',
    'BACKEND_CORS_ORIGIN',
    ...Object.keys(VARIABLES).filter((name) => /^CONTENT_EDITOR|KEYSTATIC/.test(name)),
    'CHROMIUM_PATH',
    'FIREFOX_PATH',
    'TEST_PORT',
  ])
})
