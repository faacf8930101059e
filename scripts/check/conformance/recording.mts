import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callOfPath } from '@/contract/call-of-path'
import { parseJson } from '@/domain/parse-json'
import type { Ask } from './service.mts'

/** What could lead to a person, by its name in whatever spelling, or by its look. */
const PERSONAL_NAMES =
  /^(?:.*_)?(?:phone|mobile|fax|e?_?mail|(?:first|last|full|family|sur|given|contact|owner|customer|seller|advisor)_?name|contact|owner|customer|person|seller|advisor|birth_?(?:date|day)|iban|vin|(?:number|licen[cs]e)_?plate|national_?number)(?:_(?:number|address))?$/i
const PERSONAL_TEXTS = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  // Phones: abroad's spelling, and Belgium's own.
  /(?:\+|\b00)\d[\d ()./-]{7,}\d/g,
  /\b0\d{1,3}[ ./-]+\d{2,3}(?:[ .]?\d{2}){2}\b/g,
  // A Belgian bank account and a national number.
  /\bBE\d{2}(?: ?\d{4}){3}\b/g,
  /\b\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}\b/g,
]

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
  if (typeof value !== 'string' && typeof value !== 'number') return value
  if (PERSONAL_NAMES.test(name.replace(/-|(?<=[a-z])(?=[A-Z])/g, '_'))) return 'removed'
  if (typeof value === 'number') return value
  return PERSONAL_TEXTS.reduce((text, pattern) => text.replace(pattern, 'removed'), value)
}
