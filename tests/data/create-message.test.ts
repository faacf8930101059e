import { filledIn } from '@tests/messages/filled-in'
import { openTestMessages } from '@tests/messages/stores'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMessage } from '@/data/messages/calls'
import { answerMessageCall } from '@/door/messages/answer-call.server'
import type { Messages } from '@/messages/messages.server'
import { deferred } from './deferred'

const MESSAGES = '*/api/messages/:kind'
const envelope = { language: 'fr', sales_type: 'B2C', key: 'e1f6ffc1-5ad2-4b9d-9d65-0f6d5f2c2f0b' }
const form = { ...(filledIn('dsa-notice', 'B2C') as Record<string, string>), ...envelope }

let messages: Messages
let sent: Request[] = []

beforeEach(async () => {
  messages = await openTestMessages()
  sent = []
  server.use(
    http.post(MESSAGES, async ({ request, params }) => {
      sent.push(request.clone())
      const { status, headers, body } = await answerMessageCall(
        {
          kind: params.kind,
          method: request.method,
          headers: Object.fromEntries(request.headers),
          body: Buffer.from(await request.arrayBuffer()),
        },
        async () => messages,
      )
      return new HttpResponse(JSON.stringify(body), { status, headers })
    }),
  )
})
afterEach(() => messages.close())

describe('a message that is sent', () => {
  it('is taken with a number and the address of its receipt', async () => {
    const { list } = messages.store
    expect(await createMessage('dsa-notice', form)).toEqual({
      status: 'taken',
      taken: {
        number: (await list(1))[0]?.number,
        receipt: expect.stringMatching(/^\/fr\/message\/suivi\?m=/),
      },
    })
  })

  it('goes with every field to the form of its kind, and asks for JSON', async () => {
    await createMessage('dsa-notice', form)
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://localhost:3000/api/messages/dsa-notice',
    ])
    expect(await sent[0]?.json()).toEqual(form)
    expect(sent[0]?.headers.get('accept')).toBe('application/json')
  })

  it('is refused with the fields that are not right', async () => {
    expect(await createMessage('dsa-notice', { ...form, email: 'zoe' })).toEqual({
      status: 'refused',
      code: 'wrong_fields',
      errors: [{ field: 'email', code: 'invalid' }],
    })
  })

  it('is refused without a field where none is to blame', async () => {
    expect(await createMessage('dsa-notice', { ...form, website: 'http://spam.example' })).toEqual({
      status: 'refused',
      code: 'suspected',
      errors: [],
    })
  })
})

describe('a message without an answer may have arrived or not', () => {
  it.each([
    ['nobody answers', () => HttpResponse.error()],
    ['something on the way answers in its place', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['it is said to be taken, without a number', () => HttpResponse.json({ receipt: '/fr' }, { status: 201 })],
    ['it is refused for no reason that is known', () => HttpResponse.json({ code: 'mood' }, { status: 400 })],
  ])('when %s', async (_, answer) => {
    server.use(http.post(MESSAGES, answer))
    expect(await createMessage('dsa-notice', form)).toEqual({ status: 'unreachable' })
  })

  it('when the network hangs for twenty seconds; then nobody waits for it any more', async () => {
    const end = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
    const arrived = deferred<Request>()
    server.use(
      http.post(MESSAGES, ({ request }) => {
        arrived.resolve(request)
        return new Promise<never>(() => undefined)
      }),
    )
    const answer = createMessage('dsa-notice', form)
    const { signal } = await arrived.promise
    expect(timeout.mock.calls).toEqual([[20_000]])
    expect(signal.aborted).toBe(false)
    end.abort()
    expect(await answer).toEqual({ status: 'unreachable' })
    expect(signal.aborted).toBe(true)
  })
})
