import { type AnswerShape, answerShapes } from '@/data/service/answer-shapes.server'
import type { Log } from './log'

/** Places that are remembered. A service whose every answer differs elsewhere is told of again. */
const REMEMBERED = 500
/** Lines of browsers in an hour. Anybody can send one, with words that have not been sent before; the metrics count them all. */
const OF_BROWSERS = { most: 50, within: 3_600_000 } as const

/** Logs each place in which the service's answers differ from the contract, once. */
export function logAnswerShapes(log: Log): void {
  const told = new Set<string>()
  const ofBrowsers = { lines: 0, endsAt: 0 }
  const isTooMany = () => {
    if (Date.now() >= ofBrowsers.endsAt)
      Object.assign(ofBrowsers, { lines: 0, endsAt: Date.now() + OF_BROWSERS.within })
    ofBrowsers.lines += 1
    return ofBrowsers.lines > OF_BROWSERS.most
  }
  answerShapes.subscribe((message) => {
    const { call, kind, path, reason, side, requestId } = message as AnswerShape
    const place = `${side} ${call} ${kind} ${path}`
    if (told.has(place) || (side === 'browser' && isTooMany())) return
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
