import { setTimeout as wait } from 'node:timers/promises'
import { honestBody, post } from '../test-messages/load.mts'

/** Milliseconds. */
const EVERY = 200

/** Somebody who sends one message after the other, and notes which of them the site has said it has. */
export function startSender(base: string) {
  const acknowledged = new Set<string>()
  let refused = 0
  let isOver = false
  const send = async () => {
    for (let n = 1; !isOver; n++) {
      const message = `message ${n}`
      const body = JSON.stringify({ ...JSON.parse(honestBody()), message })
      const { status } = await post({ url: `${base}/api/messages/contact`, body })
      if (status === 201) acknowledged.add(message)
      else refused++
      await wait(EVERY)
    }
  }
  const sending = send()
  return {
    acknowledged,
    refused: () => refused,
    stop: async () => {
      isOver = true
      await sending
    },
  }
}
