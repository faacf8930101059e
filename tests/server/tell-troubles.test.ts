import { expect, test } from 'vitest'
import { messagesStates } from '@/messages/handing-on/messages-state.server'
import { createLog } from '@/server/log'
import { tellMessages } from '@/server/tell-troubles'

test('of messages that wait for long the log says once who does not take them, and how that one answers', () => {
  const lines: string[] = []
  tellMessages(createLog('info', {}, { write: (line: string) => void lines.push(line) }))
  const state = {
    isUp: true,
    targets: ['webhook'],
    unreadable: 0,
    searches: 0,
    waiting: 12,
    dead: 1,
    oldest: Date.now() - 1_200_000,
    troubles: [
      { state: 'dead', target: 'office-mail', problem: 'mail server answered 550', deliveries: 1, number: '2222-AAAA' },
      { state: 'waiting', target: 'webhook', problem: 'answered 401', deliveries: 12, number: '7K3Q-2XPD' },
    ],
  }
  messagesStates.publish(state)
  messagesStates.publish(state)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'the receiver of messages does not answer',
    err: { message: 'The oldest delivery has waited for 20 minutes: webhook: answered 401 (12, from 7K3Q-2XPD on)' },
  })
})
