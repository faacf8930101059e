import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import type { NextApiRequest, NextApiResponse } from 'next'
import { mayWrite } from '@/config/editor-session.server'
import { editorEnv } from '@/config/env.editor'
import { env } from '@/config/env.server'
import { reportOnce } from '@/config/report-once'
import { languageInCookies } from '@/content/schema/screen-language'
import { LANGUAGES, type Language } from '@/domain/language'
import { parseJson } from '@/domain/parse-json'
import { readBody } from '@/door/revalidation/read-body.server'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import { CONTENT_FOLDER } from './content-folder'
import { editorConfig } from './editor-config'
import { GithubError } from './github/github-calls.server'
import { answerSignIn } from './github/sign-in.server'
import { asGithubError, inTransaction, pullLatest } from './github/transaction.server'
import { appendToJournal } from './journal.server'
import { archivePicture, isPicture } from './library.server'
import { UNSAVED_PATH } from './live/send-unsaved'
import { storeUnsaved } from './live/store-unsaved.server'
import { findLongText } from './long-texts.server'
import { recordOpenForm } from './presence/open-forms.server'
import { OPEN_FORM_PATH } from './presence/report-open-form'
import { type Save, saveConflict } from './save-conflicts.server'
import { READ_STATE } from './send-read-state'
import { missingPermission, readPersonName, readTeam } from './team.server'
import {
  deleteDraft,
  isFullDisk,
  readWorkingCopy,
  saveDraft,
  type TreeEntry,
  toEntryName,
  workingCopyHash,
  workingTree,
} from './working-copy.server'

/** A long article with its carriage; a picture of a camera is more. */
const MOST_BYTES = 2 * 1_024 * 1_024

const SAVE = '/api/keystatic/update'
const TREE = '/api/keystatic/tree'
const FILE = /^\/api\/keystatic\/blob\/\w+\/(.+)$/

/**
 * What Keystatic's screens ask for: entries, saving, and on a deployment the sign-in. On one's own machine nobody signs in, so
 * only this machine's own browser is answered: another site's name that leads here (DNS rebinding) is not.
 */
export async function keystaticHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (editorEnv.kind === 'github' && (await answerSignIn(request, response))) return
  if (!mayWrite(request.headers)) {
    if (editorEnv.kind === 'github') refuse(response, 401, 'github_session', request)
    else response.status(403).end()
    return
  }
  if (request.method === 'POST' && request.url === UNSAVED_PATH) await answerUnsaved(request, response)
  else if (request.method === 'POST' && request.url === OPEN_FORM_PATH) await answerOpenForm(request, response)
  else if (request.method === 'POST') await answerSave(request, response)
  else if (request.url === TREE) await answerTree(request, response)
  else if (FILE.test(request.url ?? '')) await answerFile(request, response)
  else response.status(404).end()
}

/** The files as Keystatic has to see them. */
async function answerTree(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (request.headers['no-cors'] !== '1') {
    response.status(400).end()
    return
  }
  const trouble = await pullLatest(request.headers, root)
  // Whom GitHub lets in no more sees no drafts.
  if (trouble?.why === 'session') return refuse(response, 401, 'github_session', request)
  if (trouble?.why === 'forbidden') return refuse(response, 403, 'github_forbidden', request)
  // Of Keystatic's own answers the only one: what it would read and write of a file is not what the desk has.
  const { body } = await handler()({
    headers: { get: (name) => [request.headers[name.toLowerCase()]].flat()[0] ?? null },
    json: async () => undefined,
    method: 'GET',
    url: new URL(TREE, env.SITE_URL).href,
  })
  response.status(200).json(await workingTree(JSON.parse(String(body)) as readonly TreeEntry[], root))
}

async function answerFile(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const [, file = ''] = FILE.exec(request.url ?? '') ?? []
  const bytes = await readWorkingCopy(toEntryName(decodeURIComponent(file)) ?? '', root)
  response.setHeader('cache-control', 'no-store')
  if (request.headers['no-cors'] !== '1') response.status(400).end()
  else if (bytes) response.status(200).setHeader('content-type', 'application/octet-stream').send(bytes)
  else response.status(404).end()
}

/** What stands in a form before it is saved. */
async function answerUnsaved(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const sent = await readOurs(request)
  const { id, path, contents } = sent ?? {}
  response.status(sent && (await storeUnsaved({ id, path, contents })) ? 204 : 400).end()
}

/** Who has the form open, and who else has. */
async function answerOpenForm(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { id, entry } = (await readOurs(request)) ?? {}
  const presence = recordOpenForm({ id, entry }, readPersonName(request.headers, await readTeam(root)))
  response.setHeader('cache-control', 'no-store')
  if (presence) response.status(200).json(presence)
  else response.status(400).end()
}

/** What our own screens send beside what they save. Another site cannot send that header without being asked first. */
async function readOurs(request: NextApiRequest): Promise<Readonly<Record<string, unknown>> | undefined> {
  const sent = request.headers['no-cors'] === '1' ? await readSent(request) : undefined
  return sent && ((sent.body ?? {}) as Readonly<Record<string, unknown>>)
}

async function answerSave(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { headers } = request
  if (request.url !== SAVE || headers['no-cors'] !== '1') {
    response.status(400).end()
    return
  }
  const sent = await readSent(request)
  if (!sent) return refuse(response, 413, 'too_long', request)
  for (const { path: file, contents = '' } of sent.save.additions) {
    const long = findLongText(toEntryName(file) ?? '', Buffer.from(contents, 'base64').toString('utf8'))
    if (long) return refuse(response, 413, 'text_long', request, long)
  }
  const entries = [...sent.save.additions, ...sent.save.deletions].map(({ path: file }) => toEntryName(file) ?? file)
  try {
    const message = `content: save ${entries.join(', ')}`
    const refusal = await inTransaction(
      headers,
      root,
      message,
      async () => (await findSaveRefusal(sent.save, request)) ?? write(sent.save, request),
    )
    if (refusal) return refuse(response, 409, refusal, request)
  } catch (error) {
    if (error instanceof GithubError) return refuse(response, 409, `github_${asGithubError(error).why}`, request)
    if (isFullDisk(error)) return refuse(response, 507, 'full', request)
    // Keystatic shows whatever the answer says: the page of an error would be its HTML.
    reportOnce(String(error))
    return refuse(response, 500, 'failed', request)
  }
  return answerTree(request, response)
}

async function write(save: Save, request: NextApiRequest): Promise<undefined> {
  for (const { path: file, contents = '' } of save.additions) {
    const entry = toEntryName(file) ?? ''
    await saveDraft(entry, Buffer.from(contents, 'base64'), root)
    await note(entry, 'saved', request)
  }
  for (const { path: file } of save.deletions) {
    const entry = toEntryName(file) ?? ''
    await deleteDraft(entry, root)
    await archivePicture(entry, root)
    await note(entry, 'deleted', request)
  }
}

/** Work that is done is not undone for a line about it. */
const note = async (entry: string, did: 'saved' | 'deleted', { headers }: NextApiRequest) =>
  appendToJournal(entry, { did, who: readPersonName(headers, await readTeam(root)) }, root).catch(() => undefined)

/** What Keystatic shows above the form, whose fields stay as they are. @param values of the sentence */
function refuse(
  response: NextApiResponse,
  status: number,
  why: Refusal,
  { headers }: NextApiRequest,
  values: (language: Language) => Readonly<Record<string, string>> = () => ({}),
): void {
  const language = languageInCookies(headers.cookie ?? '')
  const sentences = (language ? [language] : LANGUAGES).map((one) =>
    interpolate(serverWords('editor', one).refused[why], values(one)),
  )
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.status(status).send(sentences.join(' · '))
}

type Refusal = keyof typeof import('@/words/fr/editor.json')['refused']

interface Sent {
  readonly body: unknown
  readonly save: Save
}

/** What a form sends; undefined of more than an entry can hold. */
async function readSent(request: NextApiRequest): Promise<Sent | undefined> {
  if (Number(request.headers['content-length']) > MOST_BYTES) {
    // To its end: a browser that is cut short while it sends shows no answer.
    for await (const _ of request);
    return undefined
  }
  const body = parseJson((await readBody(request, MOST_BYTES)).toString('utf8'))
  return { body, save: { additions: filesIn(body, 'additions'), deletions: filesIn(body, 'deletions') } }
}

/** A reason not to write it, where there is one. */
async function findSaveRefusal(save: Save, { headers }: NextApiRequest): Promise<Refusal | undefined> {
  const isElsewhere = [...save.additions, ...save.deletions].some((file) => toEntryName(file.path) === undefined)
  if (isElsewhere) return 'elsewhere'
  const team = await readTeam(root)
  const hindered = missingPermission(team, readPersonName(headers, team), 'writes')
  if (hindered) return hindered
  for (const { path: file } of save.additions) {
    const entry = toEntryName(file) ?? ''
    if (isPicture(entry) && !(await workingCopyHash(entry, root))) return 'picture_name'
  }
  const readState = parseHeader(String(headers[READ_STATE] ?? '')) ?? {}
  return saveConflict(save, readState as Record<string, string>, root)
}

function filesIn(body: unknown, list: keyof Save): Save['additions'] {
  const files = (body as Partial<Record<keyof Save, unknown>> | undefined)?.[list]
  return Array.isArray(files) ? files.filter((file) => typeof file?.path === 'string') : []
}

/** A header that somebody spoiled says nothing. */
function parseHeader(text: string): unknown {
  try {
    return parseJson(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

/** The folder that holds src/content. */
const root = process.cwd()

let made: ReturnType<typeof makeGenericAPIRouteHandler> | undefined

/** Made with the first request. */
function handler() {
  made ??= makeGenericAPIRouteHandler({ config: editorConfig, localBaseDirectory: CONTENT_FOLDER })
  return made
}
