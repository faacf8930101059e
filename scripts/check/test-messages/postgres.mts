import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../lib/run.mjs'

export interface Postgres {
  readonly address: string
  /** As in a crash: nothing is written down first. */
  readonly stop: () => void
  /** After a stop, or a crash of its own. */
  readonly start: () => void
}

/** Debian's PostgreSQL, in a folder of its own; undefined where none is installed. It refuses to run as root. */
export async function startPostgres(folder: string): Promise<Postgres | undefined> {
  const home = '/usr/lib/postgresql'
  const version = spawnSync('ls', [home]).status === 0 ? readdirSync(home).sort().at(-1) : undefined
  if (!version) return undefined
  const bin = join(home, version, 'bin')
  const data = join(folder, 'postgres')
  mkdirSync(data)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
    for (const path of [folder, data]) chownSync(path, id('-u'), id('-g'))
  }
  // Its errors are shown: a check that cannot start has to say why.
  const stdio = ['ignore', 'ignore', 'inherit'] satisfies StdioOptions
  const run = (command: string) =>
    isRoot
      ? execFileSync('/bin/su', ['postgres', '-c', command], { stdio })
      : execFileSync('sh', ['-c', command], { stdio })
  run(`${bin}/initdb -D ${data}/db -A trust -U site`)
  const port = await freePort()
  const ctl = `${bin}/pg_ctl -D ${data}/db`
  const start = () => run(`${ctl} status || ${ctl} -o '-p ${port} -k ${data} -h 127.0.0.1' -l ${data}/log -w start`)
  start()
  return {
    start,
    address: `postgres://site@127.0.0.1:${port}/postgres`,
    stop: () => run(`${bin}/pg_ctl -D ${data}/db -m immediate -w stop`),
  }
}
