import fc from 'fast-check'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { honestBody } from './load.mts'

/** What no form sends. The server has to refuse each of them. */
export interface HostilePost {
  readonly path: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

const kind = fc.constantFrom(...MESSAGE_KINDS)
const honest = () => JSON.parse(honestBody()) as Record<string, unknown>

/** Each breaks the one field that it is put into, whatever the form. */
const NASTY_ADDRESSES = [
  'zoe@example.be\r\nBcc: all@example.be',
  '"<script>"@example.be\u0000x',
  'zoe@example.be, all@example.be',
  '\u202Ezoe@',
  '🚗@🚗',
  '\uD800',
  'a'.repeat(60_000),
  "' OR 1=1--",
]

/** A mail would carry them to somebody else. */
const NASTY_NAMES = [
  'Gagnez 1000 € sur https://evil.example/prix',
  'evil\uFF0Eexample',
  'www.evil.example',
  'Bel 0900 12 345',
  'zoe@evil.example',
  'Jan\r\nBcc: all@example.be',
]

const wrongType = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 5 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }),
)

const body = fc.oneof(
  // No JSON, or no object.
  fc.string({ maxLength: 200 }).filter((text) => !text.trim().startsWith('{')),
  fc.json({ maxDepth: 3 }).filter((text) => !text.startsWith('{')),
  fc.constant('['.repeat(30_000)),
  fc.constant(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  fc.constant(honestBody().slice(0, -20)),
  fc.constant('\u0000'.repeat(1_000)),
  fc.constant(`{"message":"${'x'.repeat(1_048_576)}"}`),
  // A form of which one thing is wrong.
  wrongType.map((value) => JSON.stringify({ ...honest(), email: value })),
  wrongType.map((value) => JSON.stringify({ ...honest(), language: value })),
  fc.constantFrom(...NASTY_ADDRESSES).map((email) => JSON.stringify({ ...honest(), email })),
  fc.constantFrom(...NASTY_NAMES).map((last_name) => JSON.stringify({ ...honest(), last_name })),
  fc.string().map((key) => JSON.stringify({ ...honest(), key: `${key}!` })),
  fc.string().map((receipt) => JSON.stringify({ ...honest(), receipt: `${receipt}!` })),
  fc.constant(JSON.stringify({ ...honest(), website: 'https://spam.example' })),
  fc.constant(
    honestBody().replace('"email"', '"mail"').replace('{', '{"__proto__":{"email":"a@b.be"},"constructor":1,'),
  ),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 200 }).map((fields) => JSON.stringify(fields)),
)

const hostile: fc.Arbitrary<HostilePost> = fc.oneof(
  { weight: 8, arbitrary: body.map((each) => ({ path: '/api/messages/contact', body: each })) },
  { weight: 2, arbitrary: fc.tuple(kind, body).map(([each, text]) => ({ path: `/api/messages/${each}`, body: text })) },
  {
    weight: 1,
    arbitrary: fc
      .string({ maxLength: 40 })
      .map((each) => ({ path: `/api/messages/x${encodeURIComponent(each)}`, body: honestBody() })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'image/png')
      .map((type) => ({ path: '/api/messages/contact', body: honestBody(), headers: { 'content-type': type } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('https://evil.example', 'http://localhost.evil.example', 'file://')
      .map((origin) => ({ path: '/api/messages/contact', body: honestBody(), headers: { origin } })),
  },
)

/** The same number gives the same posts. */
export function hostilePosts(count: number, seed: number): readonly HostilePost[] {
  return fc.sample(hostile, { numRuns: count, seed })
}
