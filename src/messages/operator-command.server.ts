import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/config/env.server'
import { toE164 } from '@/contract/belgian-numbers'
import { toEmailAddress } from '@/contract/email-address'
import { isMessageKind, MESSAGE_KINDS, SAVED_SEARCH } from '@/domain/message-kind'
import { describeDeliveryStatus, describeMessage } from './delivery-status.server'
import { type Messages, siteMessages } from './messages.server'
import { storeAddress } from './settings.server'
import { backUp, isPostgres, restore } from './store/backup.server'
import { personalKey } from './store/person.server'

const HELP = `list [--kind KIND] [--limit 20]   the newest, without personal data
where NUMBER|E-MAIL|PHONE         who has a message by now and who has not, and why; without what was sent
show NUMBER                       one message, with all that was sent, and its deliveries
counts                            what waits and what was given up, who does not take it, and why
dead                              deliveries that were given up
retry [NUMBER]                    tries those again: all, or those of one message
drop [NUMBER]                     puts those aside that can never arrive: all, or those of one message
export E-MAIL|PHONE               everything of one person, as JSON
erase E-MAIL|PHONE                takes it away for good, and tells the webhook
audit [E-MAIL|PHONE]              who looked at, exported or erased personal data, of all or of one person
retention                         how long what there is will stay, and what should be gone by now
backup FILE                       a copy of the store, while the site runs
restore FILE                      puts it in the place of a store that is not there, or empty
rekey                             writes everything under the first key of MESSAGES_KEY

--by NAME                         who looks at what a person sent, where the account does not say it
`

/** Accounts of programmes, and of everybody: an audit with such a name names nobody. */
const OF_NO_PERSON = ['root', 'node', 'nobody', 'site', 'www-data']
const LONGEST_NAME = 60

interface Asked {
  /** What stands behind the command: a number, a person, a file. Empty where nothing does. */
  readonly about: string
  /** Where the name of a file begins. */
  readonly folder: string
  readonly by?: string | undefined
  readonly kind?: string | undefined
  readonly limit?: string | undefined
}

/** @returns false where something is left to do */
type Command = (messages: Messages, asked: Asked) => Promise<boolean>

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async ({ store }, { kind, limit = '20' }) => {
    if (kind !== undefined && !isMessageKind(kind))
      throw new Error(`There is no kind ${kind}: they are ${[...MESSAGE_KINDS, SAVED_SEARCH].join(', ')}.`)
    if (!/^[1-9]\d{0,8}$/.test(limit)) throw new Error('--limit is a whole number from 1.')
    const found = await store.list(Number(limit), kind)
    printLines(found.map(describeMessage))
    return true
  },
  where: async (messages, asked) => {
    const { store } = messages
    const one = await store.find('number', numberOf(asked, 'a message by its number, or a person'))
    // That somebody has written at all is about a person, too.
    if (!one) await store.recordAccess({ who: nameOf(asked), what: 'where', personal: personOf(asked) })
    printLines(await describeDeliveryStatus(messages, one ? [one] : await store.ofPerson(personOf(asked))))
    return true
  },
  show: async (messages, asked) => {
    const message = await messageOf(messages, asked)
    await messages.store.recordAccess({ who: nameOf(asked), what: 'show', number: message.number })
    return print({ ...message, deliveries: await messages.outbox.listDeliveries(message.id) })
  },
  counts: async ({ store, outbox }) => print({ searches: await store.countSearches(), ...(await outbox.counts()) }),
  dead: async ({ outbox }) => print(await outbox.dead()),
  retry: async (messages, asked) => print({ retried: await messages.outbox.revive(await idOf(messages, asked)) }),
  drop: async (messages, asked) => print({ dropped: await messages.outbox.drop(await idOf(messages, asked)) }),
  export: async ({ store }, asked) => {
    await store.recordAccess({ who: nameOf(asked), what: 'export', personal: personOf(asked) })
    return print(await store.ofPerson(personOf(asked)))
  },
  erase: async ({ store }, asked) => {
    await store.recordAccess({ who: nameOf(asked), what: 'erase', personal: personOf(asked) })
    return print({ erased: await store.erase(personOf(asked)) })
  },
  audit: async ({ store }, asked) => {
    const person = asked.about ? personOf(asked) : undefined
    const numbers = person ? (await store.ofPerson(person)).map(({ number }) => number) : []
    const accesses = await store.accesses(person, numbers)
    printLines(accesses.map(({ at, who, what, about }) => [new Date(at).toISOString(), who, what, about].join('  ')))
    return true
  },
  retention: async ({ store }) => print(await store.retention()),
  backup: async ({ store }) => print(await store.facts()),
  restore: async ({ store, isOfOtherKey }) => {
    print(await store.facts())
    if (isOfOtherKey) throw new Error('It was sealed with another key: name that one in MESSAGES_KEY.')
    return true
  },
  rekey: async ({ store }) => {
    const rekeyed = await store.rekey()
    print(rekeyed)
    return rekeyed.unreadable.length === 0
  },
}

// `… list | head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

function print(value: unknown): true {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
  return true
}

function printLines(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

function needed({ about }: Asked, what: string): string {
  if (!about) throw new Error(`Name ${what}.`)
  return about
}

const fileOf = (asked: Asked) => resolve(asked.folder, needed(asked, 'the file of the backup'))

/** As it is kept: a phone number in the one spelling, an address as the forms read it (« <zoe@brûlé.be> »), in small letters. */
function personOf(asked: Asked): string {
  const typed = needed(asked, 'a person, by an e-mail address or a phone number')
  return typed.includes('@') ? personalKey(toEmailAddress(typed) ?? typed) : (toE164(typed) ?? typed)
}

/** As it is kept: somebody may have read it out on the phone, without its hyphen. */
function numberOf(asked: Asked, what: string): string {
  const typed = needed(asked, what).toUpperCase().trim()
  return typed.replace(/^([A-Z\d]{4})[\s\p{Pd}]*([A-Z\d]{4})$/u, '$1-$2')
}

async function messageOf({ store }: Messages, asked: Asked) {
  const message = await store.find('number', numberOf(asked, 'a message by its number'))
  if (!message) throw new Error(`There is no message ${asked.about}.`)
  return message
}

const idOf = async (messages: Messages, asked: Asked) =>
  asked.about ? (await messageOf(messages, asked)).id : undefined

/** @throws where nobody knows who looks */
function nameOf({ by = findAccount() }: Asked): string {
  const name = by.trim()
  if (name === '' || name.length > LONGEST_NAME || OF_NO_PERSON.includes(name))
    throw new Error('Say who you are, by --by "Marie Peeters": whoever looks at what a person sent is written down.')
  return name
}

/** Whoever is signed in on this machine; empty in a container whose user has no name. */
function findAccount(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username
  } catch {
    return ''
  }
}

/** What is done before the store is opened: opening one that is not there makes an empty one. */
async function begin(command: string, asked: Asked): Promise<void> {
  const address = storeAddress(env)
  if (command === 'restore') return restore(address, fileOf(asked))
  if (!isPostgres(address) && !existsSync(address))
    throw new Error(`There is no store ${address}: is MESSAGES_STORE here what it is for the site?`)
  if (command === 'backup') backUp(address, fileOf(asked))
}

/**
 * What an operator does with messages (docs/operations.md), beside the site or without it, in its environment. `show` and
 * `export` print personal data: look who reads along.
 *
 * @param args what stands behind the command's name
 * @param folder of whoever types it
 * @returns how the process should end: 1 where it failed, 2 where something is left to do
 */
export async function runOperatorCommand(args: readonly string[], folder: string): Promise<0 | 1 | 2> {
  let opened: Messages | undefined
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { kind: { type: 'string' }, limit: { type: 'string' }, by: { type: 'string' } },
    })
    const [name = '', about = '', ...others] = positionals
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) {
      process.stderr.write(HELP)
      return 2
    }
    // Done for the first alone, it would look as if it was done for all.
    if (others.length > 0)
      throw new Error(`One at a time, in quotation marks where it has spaces: "${others[0]}" is too much.`)
    const asked = { ...values, about, folder }
    await begin(name, asked)
    opened = await siteMessages()
    return (await command(opened, asked)) ? 0 : 2
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return 1
  } finally {
    await opened?.close()
  }
}
