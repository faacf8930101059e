import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import type { NextApiRequest, NextApiResponse } from 'next'
import { editorEnv } from '@/config/env.editor'
import { isDesk } from '@/config/request-origin.server'
import { parseJson } from '@/domain/parse-json'
import { readBody } from '@/door/revalidation/read-body.server'
import { CONTENT_FOLDER } from './content-folder'
import { editorConfig } from './editor-config'
import { inTurn } from './in-turn'
import { type Save, saveConflict } from './save-conflicts.server'
import { READ_STATE } from './watch-saves'

/** A long article with its carriage; a picture of a camera is more. */
const MOST_BYTES = 2 * 1_024 * 1_024

/** What Keystatic shows above the form, whose fields stay as they are. Which language is written in is not known here. */
const REFUSALS = {
  changed:
    'Rien n’a été enregistré : quelqu’un a modifié cette fiche depuis que vous l’avez ouverte. Vos champs sont intacts : cliquez sur « Copy entry », rechargez la page, puis reprenez vos changements. · Er is niets opgeslagen: iemand heeft deze fiche gewijzigd sinds je ze opende. Je velden zijn er nog: klik op ‘Copy entry’, laad de pagina opnieuw en neem je wijzigingen over.',
  taken:
    'Rien n’a été enregistré : une page en ligne porte déjà ce nom. Choisissez un autre « Slug », ou commencez le brouillon de cette page depuis sa barre d’aperçu. · Er is niets opgeslagen: een pagina online heeft al deze naam. Kies een andere ‘Slug’, of begin het ontwerp van die pagina in haar voorbeeldbalk.',
  too_long:
    'Rien n’a été enregistré : cette fiche dépasse 2 Mo. Une image ne se colle pas dans un texte : choisissez-la dans la bibliothèque du site, par son nom. · Er is niets opgeslagen: deze fiche is groter dan 2 MB. Plak geen afbeelding in een tekst: kies ze bij naam in de bibliotheek van de site.',
} as const

/**
 * What Keystatic's screens ask for: entries, pictures, saving, and in GitHub mode the sign-in. In local mode nobody signs in, so
 * only this machine's own browser is answered: another site's name that leads here (DNS rebinding) is not.
 */
export async function answerEditor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (editorEnv.kind !== 'github' && !isDesk(request.headers)) {
    response.status(403).end()
    return
  }
  if (request.method === 'POST') await inTurn(() => answerSave(request, response))
  else await answerAs(request, response)
}

async function answerSave(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { body, refusal } = await readSave(request)
  if (!refusal) return answerAs(request, response, body)
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.status(refusal === 'too_long' ? 413 : 409).send(REFUSALS[refusal])
}

/** What Keystatic itself answers. @param sent the body of the request */
async function answerAs(request: NextApiRequest, response: NextApiResponse, sent?: unknown): Promise<void> {
  const { host = '' } = request.headers
  const isHttps = request.headers['x-forwarded-proto'] === 'https'
  const answer = await handler()({
    headers: { get: (name) => [request.headers[name.toLowerCase()]].flat()[0] ?? null },
    json: async () => sent,
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `${isHttps ? 'https' : 'http'}://${host}`).href,
  })
  const { body, status = 200 } = answer
  // Several cookies are several headers of one name, which only Headers keeps apart.
  const headers = new Headers(answer.headers)
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.setHeader('cache-control', 'no-store')
  response.status(status)
  if (body === null) response.end()
  else response.send(typeof body === 'string' ? body : Buffer.from(body))
}

/** What a form sends; with a reason not to write it, where there is one. */
async function readSave(request: NextApiRequest): Promise<{ body?: unknown; refusal?: keyof typeof REFUSALS }> {
  if (Number(request.headers['content-length']) > MOST_BYTES) {
    // To its end: a browser that is cut short while it sends shows no answer.
    for await (const _ of request);
    return { refusal: 'too_long' }
  }
  const body = parseJson((await readBody(request, MOST_BYTES)).toString('utf8'))
  const save = { additions: filesIn(body, 'additions'), deletions: filesIn(body, 'deletions') }
  const readState = parseHeader(String(request.headers[READ_STATE] ?? '')) ?? {}
  const refusal =
    editorEnv.kind === 'github'
      ? undefined
      : await saveConflict(save, readState as Record<string, string>, CONTENT_FOLDER)
  return { body, ...(refusal && { refusal }) }
}

function filesIn(body: unknown, list: keyof Save): Save['additions'] {
  const files = (body as Partial<Record<keyof Save, unknown>> | undefined)?.[list]
  // Outside of the content's folder Keystatic refuses to write, whatever is there.
  return Array.isArray(files) ? files.filter((file) => typeof file?.path === 'string' && !file.path.includes('..')) : []
}

/** A header that somebody spoiled says nothing. */
function parseHeader(text: string): unknown {
  try {
    return parseJson(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

let made: ReturnType<typeof makeGenericAPIRouteHandler> | undefined

/** Made with the first request: in GitHub mode it needs settings that a build does not have. */
function handler() {
  made ??= makeGenericAPIRouteHandler(
    { config: editorConfig, localBaseDirectory: CONTENT_FOLDER },
    { slugEnvName: 'NEXT_PUBLIC_KEYSTATIC_GITHUB_APP_SLUG' },
  )
  return made
}
