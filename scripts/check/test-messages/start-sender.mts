import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

/** What a sender is told. */
export interface Task {
  /** Of the store. */
  readonly address: string
  /** Of the receiver. */
  readonly url: string
  readonly secret: string
  /** The first message, and the one after the last. */
  readonly first: number
  readonly last: number
  /** How many senders came before it: its clock is so much later that their leases have ended. */
  readonly starts?: number
  readonly hasWildClock?: boolean
  /** Tries again what the store refuses. */
  readonly isPatient?: boolean
}

interface Running {
  readonly child: ChildProcess
  /** The exit code; null when it was killed. */
  readonly ended: Promise<number | null>
}

interface Heard {
  readonly onKept: (message: string) => void
  readonly onRefused?: () => void
  /** At the end. @param milliseconds the longest time that its thread did nothing else */
  readonly onHeld?: (milliseconds: number) => void
}

export type StartSender = (task: Task, heard: Heard) => Running

/** The sender as one bundle, which starts in a fifth of the time. */
export async function bundleSender(root: string, folder: string): Promise<StartSender> {
  const sender = join(folder, 'sender.mjs')
  await build({
    entryPoints: ['scripts/check/test-messages/sender.mts'],
    outfile: sender,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(`${root}/`)});`,
    },
    plugins: [
      {
        name: 'packages-of-the-project',
        setup: ({ onResolve }) => {
          const path = join(root, 'node_modules/pg/esm/index.mjs')
          onResolve({ filter: /^pg$/ }, () => ({ path, external: true }))
        },
      },
    ],
  })
  return (task, { onKept, onRefused, onHeld }) => {
    const child = spawn(process.execPath, [sender, JSON.stringify(task)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout) {
      createInterface(child.stdout).on('line', (line) => {
        if (line === 'refused') onRefused?.()
        else if (line.startsWith('held ')) onHeld?.(Number(line.slice('held '.length)))
        else onKept(`message ${line}`)
      })
    }
    return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
  }
}
