import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callOfPath } from '@/contract/call-of-path'
import { parseJson } from '@/domain/parse-json'
import type { Ask } from './service.mts'

/** What could lead to a person, by its name or by its look. */
const PERSONAL_NAMES = /^(?:phone|email|first_name|last_name|full_name|contact|owner|customer)$/i
const PERSONAL_TEXTS = [/[\w.+-]+@[\w-]+\.[\w.-]+/g, /\+\d[\d ]{7,}/g]

/** Writes each good answer as a fixture, without what could lead to a person: `<call>.<number>.json`. */
export function recordAnswers(ask: Ask, folder: string): Ask {
  const counts = new Map<string, number>()
  mkdirSync(folder, { recursive: true })
  return async (path, init) => {
    const response = await ask(path, init)
    const call = callOfPath(path.split('?')[0] ?? '')
    const body = parseJson(await response.clone().text())
    if (call && response.ok && body !== undefined) {
      const count = (counts.get(call) ?? 0) + 1
      counts.set(call, count)
      const fixture = {
        request: { method: init?.method ?? 'GET', path, body: init?.body ?? null },
        answer: withoutPersons(body),
      }
      writeFileSync(join(folder, `${call}.${count}.json`), `${JSON.stringify(fixture, null, 2)}\n`)
    }
    return response
  }
}

export function withoutPersons(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutPersons(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, withoutPersons(each, own)]))
  if (typeof value !== 'string') return value
  if (PERSONAL_NAMES.test(name)) return 'removed'
  return PERSONAL_TEXTS.reduce((text, pattern) => text.replace(pattern, 'removed'), value)
}
