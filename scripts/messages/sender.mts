import { deliverDue } from '@/messages/handing-on/deliver.server'
import { createWebhook } from '@/messages/handing-on/webhook.server'
import { openMessages } from '@/messages/messages.server'
import { LEASE_MS } from '@/messages/store/outbox.server'

/**
 * A process that scripts/test-messages.mts kills at a random moment. It keeps messages, says of each that it is kept, and hands
 * them on; `starts` moves its clock on, so that leases of those who were killed before it have ended.
 */
const [address = '', url = '', secret = '', first = '0', last = '0', starts = '0'] = process.argv.slice(2)

const ahead = Number(starts) * (LEASE_MS + 1_000)
const messages = await openMessages({ address, secret, targets: ['webhook'], now: () => Date.now() + ahead })
const senders = { webhook: createWebhook({ url, secret }) }

async function keepAll(): Promise<void> {
  for (let i = Number(first); i < Number(last); i += 1) {
    await messages.store.keep({
      key: `key-${i}`,
      kind: 'contact',
      language: 'nl',
      sales_type: 'B2C',
      content: { values: { email: `${i % 7}@example.be`, message: `message ${i}` } },
    })
    process.stdout.write(`${i}\n`)
  }
}

const keeping = keepAll()
let isKept = false
void keeping.then(() => {
  isKept = true
})
for (;;) {
  const wasKept = isKept
  if ((await deliverDue({ messages, senders, waitFor: () => 20 })) > 0) continue
  if (wasKept && (await messages.outbox.counts()).waiting === 0) break
  await new Promise((resolve) => setTimeout(resolve, 5))
}
await messages.close()
