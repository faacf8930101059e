import { randomBytes } from 'node:crypto'
import { chmodSync, constants, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureSystemProgram } from '../find-system-program.mjs'
import { readBuildId, shareStatic } from '../front/shared-static.mjs'
import { startNginx } from '../front/start-nginx.mts'
import { writeFrontConfig, writeUpstreams } from '../front/write-config.mts'
import { freePort } from '../run.mjs'
import { SERVER_FLAGS } from '../server-flags.mjs'
import { answersOk, type Child, startChild, takesConnections } from './child.mts'

type Site = Child & { readonly port: number }

interface ClusterOptions {
  /** A built site. */
  readonly build: string
  /** For all that the cluster writes; the static files of the last builds stay in it. */
  readonly folder: string
  /** That of nginx; the next one is with TLS. */
  readonly port: number
  /** Of the site. */
  readonly processes?: number
  /** More of the site's variables. */
  readonly env?: Readonly<Record<string, string>>
}

/**
 * The whole site on the loopback address, as it stands on servers: nginx, processes of the site, and a Redis in which
 * they share their stored pages.
 */
export async function startCluster({ build, folder, port, processes = 2, env = {} }: ClusterOptions) {
  const [nginxProgram, redisProgram] = [ensureSystemProgram('nginx'), ensureSystemProgram('redis-server')]
  ensureSystemProgram('openssl')
  const staticFolder = join(folder, 'static')
  const front = join(folder, 'front')
  const secret = randomBytes(32).toString('hex')
  const [redisPort, internalPort] = [await freePort(), await freePort()]
  mkdirSync(front, { recursive: true })
  // The workers of an nginx that root starts have another user.
  chmodSync(folder, 0o755)
  /** In the order in which they are ended. */
  const running: Child[] = []
  let copies = 0

  /** @param from a build that the next one must not overwrite under its processes */
  async function startSites(from: string) {
    const own = join(folder, 'builds', `${++copies}-${readBuildId(from)}`)
    cpSync(from, own, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true })
    const started: Site[] = []
    try {
      for (let n = 0; n < processes; n++) started.push(await startSite(own))
    } catch (error) {
      await Promise.all(started.map((site) => site.stop()))
      throw error
    }
    return {
      children: started,
      /** Those that have ended begin again, where they were. */
      revive: async () => {
        for (const [n, { port, isRunning }] of started.entries())
          if (!isRunning()) started[n] = await startSite(own, port)
      },
      upstreams: started.map((site) => `127.0.0.1:${site.port}`),
      stop: async () => {
        await Promise.all(started.map((site) => site.stop()))
        rmSync(own, { recursive: true, force: true })
      },
    }
  }

  async function startSite(own: string, at?: number): Promise<Site> {
    const sitePort = at ?? (await freePort())
    const child = await startChild({
      program: process.execPath,
      args: [...SERVER_FLAGS, join(own, 'server.js')],
      log: join(folder, 'site.log'),
      env: {
        LOG_LEVEL: 'warn',
        // One for all processes, and outside of any build.
        MESSAGES_STORE: join(folder, 'messages.db'),
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(sitePort),
        TRUSTED_PROXIES: '1',
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        FRONT_URL: `http://127.0.0.1:${internalPort}`,
        FRONT_SECRET: secret,
        ...env,
      },
      isReady: () => answersOk(`http://127.0.0.1:${sitePort}/api/health/ready`),
    })
    running.push(child)
    return { ...child, port: sitePort }
  }

  /** The front first, so that nobody asks whom nobody answers; the store last. */
  async function stop() {
    await Promise.all(running.filter(({ pid }) => pid === nginx?.pid).map((child) => child.stop()))
    await Promise.all(running.filter(({ pid }) => pid !== redis?.pid).map((child) => child.stop()))
    await redis?.stop()
    for (const name of ['builds', 'redis']) rmSync(join(folder, name), { recursive: true, force: true })
  }

  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  let redis: Child | undefined
  try {
    for (const name of ['builds', 'redis']) rmSync(join(folder, name), { recursive: true, force: true })
    await shareStatic({ build, folder: staticFolder })
    redis = await startRedis(redisProgram, folder, redisPort)
    running.push(redis)
    let sites = await startSites(build)
    const config = writeFrontConfig({
      folder: front,
      staticFolder,
      upstreams: sites.upstreams,
      listen: `127.0.0.1:${port}`,
      listenTls: `127.0.0.1:${port + 1}`,
      internal: `127.0.0.1:${internalPort}`,
      secret,
      names: 'localhost 127.0.0.1',
    })
    const startFront = () => startNginx({ program: nginxProgram, folder: front, config })
    nginx = await startFront()
    running.push(nginx)
    const reload = async () => nginx?.reload()
    return {
      address: `http://localhost:${port}`,
      secureAddress: `https://localhost:${port + 1}`,
      redisUrl: `redis://127.0.0.1:${redisPort}`,
      /** What it runs now: pids, for who wants to see it in trouble, and where each process of the site is reached. */
      parts: () => ({
        nginx: nginx?.pid,
        redis: redis?.pid,
        sites: sites.children.map(({ pid, port }) => ({ pid, address: `http://127.0.0.1:${port}` })),
      }),
      /**
       * To another build, without a request that fails: its processes beside the old ones, nginx turned over to them, then
       * the old ones ended. The old build's static files stay for a day.
       * @param next a built site
       */
      roll: async (next: string) => {
        await shareStatic({ build: next, folder: staticFolder })
        const old = sites
        const started = await startSites(next)
        try {
          writeUpstreams(front, started.upstreams)
          await reload()
        } catch (error) {
          writeUpstreams(front, old.upstreams)
          await started.stop()
          throw error
        }
        sites = started
        await old.stop()
      },
      reload,
      /** What has ended begins again, each where it was. */
      revive: async () => {
        if (!redis?.isRunning()) {
          redis = await startRedis(redisProgram, folder, redisPort)
          running.push(redis)
        }
        await sites.revive()
        if (!nginx?.isRunning()) {
          nginx = await startFront()
          running.push(nginx)
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function startRedis(program: string, folder: string, port: number): Promise<Child> {
  mkdirSync(join(folder, 'redis'), { recursive: true })
  // Stored pages can all be made again: nothing is written to disk, and the least used leave first.
  const memory = ['--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru', '--save', '', '--appendonly', 'no']
  return startChild({
    program,
    args: ['--bind', '127.0.0.1', '--port', String(port), '--dir', join(folder, 'redis'), ...memory],
    log: join(folder, 'redis.log'),
    isReady: () => takesConnections(port),
  })
}
