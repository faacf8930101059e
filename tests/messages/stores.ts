import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { Client } from 'pg'
import { type MessageContent, TARGETS, type Target } from '@/messages/message.server'
import { type Messages, openMessages } from '@/messages/messages.server'
import type { NewMessage } from '@/messages/store/keep-message.server'
import type { Delivery } from '@/messages/store/outbox.server'

export const SECRET = 'a secret of more than thirty-two letters'

/** npm run test:messages starts a PostgreSQL and names it; without one the file alone is tried. */
const POSTGRES = process.env.TEST_POSTGRES_URL

/** Each kind of store there is to try, and what makes a new, empty one of it. */
export const stores: readonly (readonly [kind: string, newAddress: () => Promise<string>])[] = [
  ['a file', newFile],
  ...(POSTGRES ? [['PostgreSQL', () => newDatabase(POSTGRES)] as const] : []),
]

async function newFile(): Promise<string> {
  return join(tempFolder('messages'), 'messages.db')
}

async function newDatabase(address: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(address), { pathname: `/${name}` }).href
}

interface Options {
  readonly address?: string
  readonly targets?: readonly Target[]
  readonly now?: () => number
  readonly secret?: string
  readonly isKeyLost?: boolean
}

export async function openTestMessages(options: Options = {}): Promise<Messages> {
  const { address = await newFile(), targets = [], now = Date.now, secret = SECRET, isKeyLost = false } = options
  return openMessages({ address, secret, targets, isKeyLost, now })
}

/** Ten to each target, as far as they are due. */
export async function takeDue({ outbox }: Pick<Messages, 'outbox'>): Promise<readonly Delivery[]> {
  return (await Promise.all(TARGETS.map((target) => outbox.take(target, 10)))).flat()
}

export function newMessage(over: Partial<NewMessage> = {}, values: MessageContent['values'] = {}): NewMessage {
  return {
    key: randomUUID(),
    kind: 'contact',
    language: 'nl',
    sales_type: 'B2C',
    content: { values: { email: 'zoe@example.be', message: 'Dag!', ...values } },
    ...over,
  }
}
