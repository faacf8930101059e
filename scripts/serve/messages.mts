import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { env } from '@/config/env.server'
import { toE164 } from '@/contract/belgian-numbers'
import { isMessageKind } from '@/domain/message-kind'
import { siteMessages } from '@/messages/messages.server'
import { storeAddress } from '@/messages/settings.server'
import { backUp, restore } from '@/messages/store/backup.server'
import { personalKey } from '@/messages/store/person.server'
import { CANNOT_BE_OPENED } from '@/messages/store/unreadable.server'

/**
 * npm run messages -- COMMAND: what an operator does with messages (docs/operations.md). It reads the same environment as the
 * site, and may run beside it. `show` and `export` print personal data: look who reads along.
 */
const HELP = `npm run messages -- list [--kind KIND] [--limit 20]   the newest, without personal data
npm run messages -- show NUMBER                       one message, with all that was sent, and its deliveries
npm run messages -- counts                            what waits, and what was given up
npm run messages -- dead                              deliveries that were given up
npm run messages -- retry [NUMBER]                    tries those again: all, or those of one message
npm run messages -- export E-MAIL|PHONE               everything of one person, as JSON
npm run messages -- erase E-MAIL|PHONE                takes it away for good, and tells the webhook
npm run messages -- audit [E-MAIL|PHONE]              who showed, exported or erased personal data, of all or of one person
npm run messages -- retention                         how long what there is will stay, and what should be gone by now
npm run messages -- backup FILE                       a copy of the store, while the site runs
npm run messages -- restore FILE                      puts it in the place of a store that is not there, or empty
npm run messages -- rekey                             writes everything under the first key of MESSAGES_KEY
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, limit: { type: 'string', default: '20' }, by: { type: 'string' } },
})
const [command, about = ''] = positionals

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
/** Who looks: `--by`, or whoever is signed in on this machine. */
const who = values.by ?? process.env.SUDO_USER ?? userInfo().username
/** As it is kept: a phone number in the one spelling, an address in small letters. */
const normalizePerson = (typed: string) => (typed.includes('@') ? personalKey(typed) : (toE164(typed) ?? typed))

function fileNamed(): string {
  if (!about) throw new Error('Name the file of the backup.')
  return about
}

async function run(): Promise<boolean> {
  // Before the store is opened, which would make a new one.
  if (command === 'restore') await restore(storeAddress(env), fileNamed())
  const messages = await siteMessages()
  const { store, outbox } = messages
  const named = async () => {
    const message = await store.find('number', about.toUpperCase())
    if (!message) throw new Error(`There is no message ${about}.`)
    return message
  }
  switch (command) {
    case 'list': {
      const kind = isMessageKind(values.kind) ? values.kind : undefined
      for (const { number, state, created_at, ...message } of await store.list(Number(values.limit), kind)) {
        const line = [
          number,
          message.kind,
          state,
          `${message.language} ${message.sales_type}`,
          new Date(created_at).toISOString(),
          ...(message.unreadable ? [CANNOT_BE_OPENED[message.unreadable]] : []),
        ]
        process.stdout.write(`${line.join('  ')}\n`)
      }
      return true
    }
    case 'show': {
      const message = await named()
      await store.noteLook({ who, what: 'show', number: message.number })
      print({ ...message, deliveries: await outbox.listDeliveries(message.id) })
      return true
    }
    case 'counts':
      print({ searches: await store.countSearches(), ...(await outbox.counts()) })
      return true
    case 'dead':
      print(await outbox.dead())
      return true
    case 'retry':
      print({ retried: await outbox.revive(about ? (await named()).id : undefined) })
      return true
    case 'export':
      await store.noteLook({ who, what: 'export', personal: normalizePerson(about) })
      print(await store.ofPerson(normalizePerson(about)))
      return true
    case 'erase':
      await store.noteLook({ who, what: 'erase', personal: normalizePerson(about) })
      print({ erased: await store.erase(normalizePerson(about)) })
      return true
    case 'audit': {
      const person = about ? normalizePerson(about) : undefined
      const numbers = person ? (await store.ofPerson(person)).map(({ number }) => number) : []
      for (const look of await store.looks(person, numbers))
        process.stdout.write(`${new Date(look.at).toISOString()}  ${look.who}  ${look.what}  ${look.about}\n`)
      return true
    }
    case 'retention':
      print(await store.retention())
      return true
    case 'backup':
      backUp(storeAddress(env), fileNamed())
      print(await store.facts())
      return true
    case 'restore':
      print(await store.facts())
      if (messages.isOfOtherKey) throw new Error('It was sealed with another key: name that one in MESSAGES_KEY.')
      return true
    case 'rekey': {
      const rekeyed = await store.rekey()
      print(rekeyed)
      return rekeyed.unreadable.length === 0
    }
    default:
      process.stderr.write(HELP)
      return false
  }
}

try {
  if (!(await run())) process.exitCode = 2
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  const messages = await siteMessages().catch(() => undefined)
  await messages?.close()
}
