import { type AnswerShape, answerShapes } from '@/data/service/answer-shapes.server'
import type { Log } from './log'

/** Places that are remembered. A service whose every answer differs elsewhere is told of again. */
const REMEMBERED = 500

/** Logs each place in which the service's answers differ from the contract, once. */
export function logAnswerShapes(log: Log): void {
  const told = new Set<string>()
  answerShapes.subscribe((message) => {
    const { call, kind, path, reason, side, requestId } = message as AnswerShape
    const place = `${side} ${call} ${kind} ${path}`
    if (told.has(place)) return
    if (told.size >= REMEMBERED) told.clear()
    told.add(place)
    const words = {
      manners: 'an answer of the service was understood, and is not as agreed',
      partly: 'a part of an answer of the service is not as agreed and was left out',
      'wrong-shape': 'an answer of the service is not as agreed and could not be used',
    }[kind]
    log[kind === 'manners' ? 'info' : 'warn']({ call, path, reason, side, requestId, outcome: kind }, words)
  })
}
