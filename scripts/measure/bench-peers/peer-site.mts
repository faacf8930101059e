import { spawn } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Naming, readElements } from '../../lib/page-elements.mts'
import { freePort, npm, root } from '../../lib/run.mjs'

export interface PeerSite {
  readonly address: string
  readonly pid: number | undefined
  readonly stop: () => void
}

/** The pages that every peer has, stored ahead and made on request. */
export const storedPath = (kind: string) => `/${kind}`
export const requestedPath = (kind: string, number: number) => `/made/${kind}/${number}`

/** Head and body of each page, as a peer draws them. */
export const readPages = (html: Readonly<Record<string, string>>, naming: Naming) =>
  Object.fromEntries(
    Object.entries(html).map(([kind, page]) => [
      kind,
      { head: readElements(page, 'head', naming), body: readElements(page, 'body', naming) },
    ]),
  )

/** The project's own packages: a peer of the same framework has the same versions. */
export const linkOwnPackages = (folder: string) => symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

/** From the registry, into the folder of the peer alone. */
export function install(folder: string, packages: readonly string[]): void {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]
  if (!npm(args, { cwd: folder, quiet: true })) throw new Error(`${packages.join(', ')}: not installed.`)
}

/** Starts a built peer, and resolves when it answers. */
export async function servePeer(folder: string, args: (port: number) => readonly string[]): Promise<PeerSite> {
  const port = await freePort()
  const server = spawn(process.execPath, args(port), {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', HOST: 'localhost', PORT: String(port) },
  })
  const address = `http://localhost:${port}`
  const isUp = () => fetch(address).then(Boolean, () => false)
  while (server.exitCode === null && !(await isUp())) await wait(200)
  if (server.exitCode !== null) throw new Error(`The peer in ${folder} did not start.`)
  return { address, pid: server.pid, stop: () => void server.kill('SIGTERM') }
}
