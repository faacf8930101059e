import type { IncomingMessage } from 'node:http'
import { requestContext, requestNumber } from '@/config/request-context.server'
import type { FieldError } from '@/contract/check-message'
import type { MessageProblem, MessageProblemCode, MessageTaken } from '@/contract/messages'
import { isMessageKind } from '@/domain/message-kind'
import { parseJson } from '@/domain/parse-json'
import { needsCode } from '@/messages/confirmation.server'
import type { Messages } from '@/messages/messages.server'
import { keepingTrouble } from '@/messages/report.server'
import { takeMessage } from '@/messages/take-message.server'
import { isForeign } from './read-form.server'
import { isOffered } from './saved-search.server'
import { receiptPath } from './shown.server'

export interface MessageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: MessageTaken | MessageProblem
}

interface Call {
  readonly kind: unknown
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  /** To the byte; undefined when it is longer than any message. */
  readonly body: Buffer | undefined
}

/** POST /api/messages/{kind}: what a form sends with a script. Problems are RFC 9457. */
export async function answerMessageCall(call: Call, open: () => Promise<Messages>): Promise<MessageAnswer> {
  const { kind, method, headers, body } = call
  if (!isMessageKind(kind) || !(await isOffered(kind))) return problem(404, 'not_found', 'There is no such form.')
  if (method !== 'POST') return problem(405, 'method_not_allowed', 'Messages are sent by POST.', { allow: 'POST' })
  if (isForeign({ headers })) return problem(403, 'foreign_origin', 'Only pages of this site send messages.')
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return problem(415, 'unsupported_media_type', 'A message is application/json.')
  }
  if (!body) return problem(413, 'too_large', 'No message is longer than 64 KB.')
  const waits = requestContext.getStore()?.waits
  if (waits) return problem(429, 'too_many_requests', 'Too many messages.', { 'retry-after': String(waits) })
  const given = parseObject(body)
  if (!given) return problem(400, 'unreadable', 'The body is no JSON object.')
  try {
    const taken = await takeMessage(kind, given, await open(), { needsCode: await needsCode(kind) })
    switch (taken.status) {
      case 'taken': {
        const { number, language, sales_type } = taken.message
        const receipt = receiptPath(taken.receipt, { language, salesType: sales_type })
        return { status: 201, headers: JSON_HEADERS, body: { number, receipt } }
      }
      case 'wrong':
        return problem(422, 'wrong_fields', 'Some fields are not right.', {}, taken.errors)
      case 'car_taken':
        return problem(409, 'car_taken', 'The car is sold or reserved.', {}, taken.errors)
      case 'suspected':
        return problem(409, 'suspected', 'It may be a machine’s: send it again.')
      case 'closed':
        return problem(410, 'closed', 'The message was withdrawn, or its link has ended.')
      case 'unreadable':
        return problem(400, 'unreadable', 'The envelope is not that of a form.')
    }
  } catch (error) {
    keepingTrouble.failed(error)
    return problem(503, 'unavailable', 'The message was not kept: send it again.', { 'retry-after': '30' })
  }
}

function parseObject(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  const parsed = parseJson(body.toString('utf8'))
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  return isObject ? (parsed as Record<string, unknown>) : undefined
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

function problem(
  status: number,
  code: MessageProblemCode,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
  errors?: readonly FieldError[],
): MessageAnswer {
  return {
    status,
    headers: { ...JSON_HEADERS, 'content-type': 'application/problem+json', ...headers },
    body: {
      type: 'about:blank',
      title: detail,
      status,
      detail,
      code,
      request_id: requestNumber(),
      ...(errors && { errors: [...errors] }),
    },
  }
}
