import { monitorEventLoopDelay } from 'node:perf_hooks'
import { deliverDue } from '@/messages/delivery/deliver.server'
import { createWebhook } from '@/messages/delivery/webhook.server'
import { openMessages } from '@/messages/messages.server'
import { LEASE_MS } from '@/messages/store/outbox.server'
import type { Task } from './start-sender.mts'

/**
 * A process that keeps messages, says of each that it is kept, and hands them on until nothing waits. It is killed at random
 * moments, and runs into full disks and wrong clocks (scripts/check/test-messages.mts).
 */
const {
  address,
  url,
  secret,
  first,
  last,
  starts = 0,
  hasWildClock,
  isPatient,
} = JSON.parse(process.argv[2] ?? '{}') as Task

/** Leases of those who were killed before it have ended. */
const ahead = starts * (LEASE_MS + 1_000)
const DAY_MS = 86_400_000
/** Another moment of some twenty years with each message. */
let jump = 0
const now = () => Date.now() + ahead + jump

/** How long nothing else of the process was answered: pages, the health of a site. */
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
const messages = await openMessages({ address, secret, targets: ['webhook'], now })
const senders = { webhook: createWebhook({ url, secret }) }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const keepOne = (i: number) =>
  messages.store.keep({
    key: `key-${i}`,
    kind: 'contact',
    language: 'nl',
    sales_type: 'B2C',
    content: { values: { email: `${i % 7}@example.be`, message: `message ${i}` } },
  })

async function keepAll(): Promise<void> {
  for (let i = first; i < last; i += 1) {
    if (hasWildClock) jump = Math.round((Math.random() - 0.5) * 7_300) * DAY_MS
    while (!(await isKept(i))) await pause(50)
    process.stdout.write(`${i}\n`)
  }
  jump = 0
}

/** A visitor who is told that it was not kept sends it again. */
async function isKept(i: number): Promise<boolean> {
  try {
    await keepOne(i)
    return true
  } catch (error) {
    if (!isPatient) throw error
    process.stdout.write('refused\n')
    return false
  }
}

async function handOn(): Promise<number> {
  try {
    return await deliverDue({
      messages,
      senders,
      targets: ['webhook'],
      waitFor: () => 20,
      mostAttempts: Number.POSITIVE_INFINITY,
    })
  } catch (error) {
    if (!isPatient) throw error
    await pause(50)
    return 0
  }
}

let isAllKept = false
const keeping = keepAll().then(() => {
  isAllKept = true
})
for (;;) {
  const wasKept = isAllKept
  if ((await handOn()) > 0) continue
  if (wasKept && (await messages.outbox.counts()).waiting === 0) break
  await pause(5)
}
await keeping
await messages.close()
process.stdout.write(`held ${Math.round(delay.max / 1_000_000)}\n`)
