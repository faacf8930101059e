import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMetrics } from '@tests/server/read-metrics'
import { tempFolder } from '@tests/temp-folder'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { parseEnv } from '@/config/parse-env.mjs'
import { createMetrics } from '@/server/metrics'
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.mjs'

/** ops/kubernetes against the schemas of Kubernetes, and against what the site and its images are: no machine of the checks has a cluster. */

interface Container {
  readonly name: string
  readonly image: string
  readonly securityContext?: object
  readonly resources?: { readonly limits?: { readonly memory?: string } }
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[]
  readonly [probe: `${string}Probe`]: { readonly httpGet?: { readonly path: string } }
}
interface PodSpec {
  readonly initContainers?: readonly Container[]
  readonly containers: readonly Container[]
  readonly volumes?: readonly { readonly persistentVolumeClaim?: { readonly claimName: string } }[]
  readonly terminationGracePeriodSeconds?: number
}
interface Template {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> }
  readonly spec: PodSpec
}
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly template?: Template
    readonly jobTemplate?: { readonly spec: { readonly template: Template } }
    readonly selector?: Readonly<Record<string, unknown>>
    readonly scaleTargetRef?: { readonly name: string }
    readonly metrics?: readonly { readonly pods: { readonly metric: { readonly name: string } } }[]
    readonly ports?: readonly { readonly targetPort: string }[]
  }
}

interface Model {
  readonly apiVersion: string
  readonly kind: string
  new (data: never): { readonly validate: () => void }
}

/** What there is, in the version that each is written for. */
const MODELS: readonly Model[] = [
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
]
const FOLDER = 'ops/kubernetes'
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const kustomization = parse(read('kustomization.yaml')) as {
  readonly resources: readonly string[]
  readonly images: readonly { readonly name: string; readonly newTag: string }[]
  readonly configMapGenerator: readonly { readonly name: string; readonly envs: readonly string[] }[]
}
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
)
const ofKind = (...kinds: readonly string[]) => manifests.filter(({ kind }) => kinds.includes(kind))
const titled = manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const)
const templateOf = ({ spec }: Manifest) => spec.template ?? spec.jobTemplate?.spec.template
const templates = ofKind('Deployment', 'CronJob').flatMap((manifest) => templateOf(manifest) ?? [])
const containersOf = ({ spec }: Template) => [...(spec.initContainers ?? []), ...spec.containers]
const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`
const settings = (name: string) =>
  Object.fromEntries(
    (kustomization.configMapGenerator.find((map) => map.name === name)?.envs ?? []).flatMap((file) =>
      read(file)
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s) as [string, string]),
    ),
  )

describe('each manifest', () => {
  it('is among those that are applied', () => {
    const others = ['kustomization.yaml', 'prometheus.yaml', 'prometheus-adapter.yaml']
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && !others.includes(name))
    expect([...kustomization.resources].sort()).toEqual(files.sort())
  })

  it.each(titled)('is valid: %s', (_, { apiVersion, kind, ...manifest }) => {
    const Model = MODELS.find((one) => one.kind === kind && one.apiVersion === apiVersion)
    if (!Model) throw new Error(`The test knows no ${kind} of ${apiVersion}: add it to its models.`)
    new Model(manifest as never).validate()
  })

  it('has no field that Kubernetes does not know', { timeout: 120_000 }, () => {
    const file = join(tempFolder('kubernetes'), 'manifests.ts')
    const lines = manifests.map((manifest, index) => {
      const type = JSON.stringify(resolve('node_modules', moduleOf(manifest)))
      return `({ ...${JSON.stringify(manifest)} }) satisfies import(${type}).I${manifest.kind} // ${index}`
    })
    writeFileSync(file, `${lines.join('\n')}\nexport {}\n`)
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'esnext']
    const tsc = (name: string) =>
      spawnSync(
        process.execPath,
        ['node_modules/typescript/bin/tsc', ...flags, '--moduleResolution', 'bundler', name],
        { encoding: 'utf8' },
      ).stdout
    expect(tsc(file)).toBe('')
    // What is wrong would be seen.
    const wrong = file.replace('manifests', 'wrong')
    writeFileSync(wrong, `${lines.join('\n').replace('"minReplicas"', '"minReplica"')}\nexport {}\n`)
    expect(tsc(wrong)).toContain('\'"minReplica"\' does not exist')
  })
})

describe('what the manifests say of each other', () => {
  it('a selector selects what it is meant for, and a service finds its port', () => {
    for (const { metadata, spec } of ofKind('Deployment'))
      expect(spec.template?.metadata.labels, metadata.name).toMatchObject(spec.selector?.matchLabels as object)
    for (const { metadata, spec } of ofKind('Service')) {
      const chosen = templates.filter(({ metadata: { labels } }) => {
        return Object.entries(spec.selector ?? {}).every(([name, value]) => labels[name] === value)
      })
      expect(chosen, metadata.name).toHaveLength(1)
      const ports = chosen.flatMap((template) => containersOf(template)).flatMap((container) => container.ports ?? [])
      for (const { targetPort } of spec.ports ?? []) expect(ports.map(({ name }) => name)).toContain(targetPort)
    }
    for (const { spec } of ofKind('PodDisruptionBudget'))
      expect(templates.map(({ metadata: { labels } }) => labels)).toContainEqual(spec.selector?.matchLabels)
  })

  it('a volume, a map of settings and an image that are named are there', () => {
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name)
    const asked = templates.flatMap(({ spec }) => spec.volumes ?? []).flatMap((one) => one.persistentVolumeClaim ?? [])
    expect([...new Set(asked.map(({ claimName }) => claimName))].sort()).toEqual(claims.sort())
    const maps = templates.flatMap(containersOf).flatMap(({ envFrom = [] }) => envFrom)
    expect(maps.map(({ configMapRef }) => configMapRef.name)).toEqual(
      kustomization.configMapGenerator.map(({ name }) => name),
    )
    const ours = templates.flatMap(containersOf).filter(({ image }) => !image.includes('@sha256:'))
    expect(ours.map(({ image }) => image).sort()).toEqual(kustomization.images.map(({ name }) => name).sort())
    // Stages of one build.
    expect(new Set(kustomization.images.map(({ newTag }) => newTag)).size).toBe(1)
  })

  it('no container may become more than it is, nor write to its own files', () => {
    for (const container of templates.flatMap(containersOf)) {
      expect(container.securityContext, container.name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources?.limits?.memory, container.name).toMatch(/^\d+Mi$/)
    }
  })
})

describe('the manifests fit the site', () => {
  const site = templates.find(({ metadata }) => metadata.labels.app === 'site')?.spec
  const [process] = site?.containers ?? []

  it('its settings are right by the site’s own check, and its secrets come by files', () => {
    const folder = tempFolder('secrets')
    const env = Object.fromEntries(
      Object.entries(settings('site')).map(([name, value]) => {
        if (!name.endsWith('_FILE')) return [name, value]
        const file = join(folder, value.replace('/run/secrets/site/', ''))
        writeFileSync(file, name.startsWith('MESSAGES_STORE') ? 'postgres://site@db/site' : 's'.repeat(32))
        return [name, file]
      }),
    )
    const secrets = ['METRICS_TOKEN', 'FRONT_SECRET', 'REVALIDATE_SECRET', 'MESSAGES_STORE', 'MESSAGES_KEY']
    expect(Object.keys(parseEnv(env))).toEqual(expect.arrayContaining(secrets))
    for (const name of secrets) expect(env).not.toHaveProperty(name)
    // docs/scale.md says how to make each of them.
    const documented = readFileSync('docs/scale.md', 'utf8')
    for (const value of Object.values(settings('site')).filter((one) => one.startsWith('/run/secrets/site/')))
      expect(documented).toContain(`${value.slice('/run/secrets/site/'.length)}=`)
  })

  it('it is asked for its health where it tells of it, and has the memory and the time that it needs', () => {
    const health = readFileSync('src/server/site-server.ts', 'utf8')
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
      expect(health).toContain(`'${process?.[probe]?.httpGet?.path}'`)
    // With what lies beside the heap, docs/operations.md.
    const heap = Number(/--max-old-space-size=(\d+)/.exec(SERVER_FLAGS.join(' '))?.[1])
    expect(Number.parseInt(process?.resources?.limits?.memory ?? '', 10)).toBeGreaterThanOrEqual(2 * heap)
    expect(site?.terminationGracePeriodSeconds).toBeGreaterThan(5 + 25)
  })

  it('it is multiplied by a figure that it serves, which the adapter knows by the same name', async () => {
    const [name = ''] = ofKind('HorizontalPodAutoscaler').flatMap(({ spec }) =>
      (spec.metrics ?? []).map(({ pods }) => pods.metric.name),
    )
    expect(await readMetrics(createMetrics({ build: 'build-1', version: '1.0.0' }))).toContain(`# TYPE ${name} gauge`)
    const [rule] = (parse(read('prometheus-adapter.yaml')) as { rules: { name: { matches: string } }[] }).rules
    expect(rule?.name.matches).toBe(name)
  })
})
