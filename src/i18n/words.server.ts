import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLanguage, type Language } from '@/domain/language'
import { isNamespace, NAMESPACES } from './namespaces'
import { typesetAll } from './typeset'
import type { Words } from './words'

const FOLDER = path.join(process.cwd(), 'public', 'locales')
/** The words of a version never change; those of another version are for the moment of a deployment. */
const OF_THIS_VERSION = 'public, max-age=31536000, immutable'
const OF_ANOTHER_VERSION = 'no-store'

const files = new Map<string, Promise<Words>>()

async function readWordFile(file: string, language: Language): Promise<Words> {
  return typesetAll(JSON.parse(await readFile(file, 'utf8')) as Words, language)
}

function readNamespace(language: Language, namespace: string): Promise<Words> {
  if (!isNamespace(namespace)) throw new Error(`There is no translation namespace "${namespace}"`)
  const file = path.join(FOLDER, language, `${namespace}.json`)
  // Writers see their words at once; a running site reads each file once.
  if (process.env.NODE_ENV === 'development') return readWordFile(file, language)
  const known = files.get(file)
  if (known) return known
  const words = readWordFile(file, language)
  files.set(file, words)
  words.catch(() => files.delete(file))
  return words
}

/** Throws on an unknown namespace: that is a fault of the route table. */
export async function readWords(
  language: Language,
  namespaces: readonly string[],
): Promise<Readonly<Record<string, Words>>> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await readNamespace(language, namespace)] as const),
  )
  return Object.fromEntries(loaded)
}

const hashes = new Map<Language, { readonly words: readonly Words[]; readonly hash: string }>()

/** Changes with any word of the language, and with how the typographer sets one. Every page asks for it. */
async function hashWords(language: Language): Promise<string> {
  const words = await Promise.all(NAMESPACES.map((namespace) => readNamespace(language, namespace)))
  const known = hashes.get(language)
  if (known?.words.every((each, place) => each === words[place])) return known.hash
  const lines = words.map((each) => JSON.stringify(each))
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)
  hashes.set(language, { words, hash })
  return hash
}

/**
 * The addresses of a page's words, as the browser fetches them: those of the frame, which every page shares, and the
 * page's own.
 */
export async function wordsAddresses(
  language: Language,
  frame: readonly string[],
  own: readonly string[],
): Promise<readonly string[]> {
  const version = await hashWords(language)
  return [frame, own.filter((namespace) => !frame.includes(namespace))]
    .filter((namespaces) => namespaces.length > 0)
    .map((namespaces) => `/api/words/${version}/${language}/${namespaces.join('+')}`)
}

/** GET /api/words/{version}/{language}/{namespaces joined by +} */
export async function answerWords([version, language, names = '', ...rest]: readonly string[]): Promise<Response> {
  const namespaces = names.split('+')
  if (!isLanguage(language) || rest.length > 0 || !namespaces.every(isNamespace)) {
    return new Response(null, { status: 404, headers: { 'cache-control': OF_ANOTHER_VERSION } })
  }
  const isCurrent = version === (await hashWords(language))
  return Response.json(await readWords(language, namespaces), {
    headers: { 'cache-control': isCurrent ? OF_THIS_VERSION : OF_ANOTHER_VERSION },
  })
}
