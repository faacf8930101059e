import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import type { NextApiRequest, NextApiResponse } from 'next'
import { editorEnv } from '@/config/env.editor'
import { isDesk } from '@/config/request-origin.server'
import { CONTENT_FOLDER } from './content-folder'
import { editorConfig } from './editor-config'

/**
 * What Keystatic's screens ask for: entries, pictures, saving, and in GitHub mode the sign-in. In local mode nobody signs in, so
 * only this machine's own browser is answered: another site's name that leads here (DNS rebinding) is not.
 */
export async function answerEditor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { host = '' } = request.headers
  if (editorEnv.kind !== 'github' && !isDesk(request.headers)) {
    response.status(403).end()
    return
  }
  const isHttps = request.headers['x-forwarded-proto'] === 'https'
  const answer = await handler()({
    headers: { get: (name) => [request.headers[name.toLowerCase()]].flat()[0] ?? null },
    json: async () => request.body,
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

let made: ReturnType<typeof makeGenericAPIRouteHandler> | undefined

/** Made with the first request: in GitHub mode it needs settings that a build does not have. */
function handler() {
  made ??= makeGenericAPIRouteHandler(
    { config: editorConfig, localBaseDirectory: CONTENT_FOLDER },
    { slugEnvName: 'NEXT_PUBLIC_KEYSTATIC_GITHUB_APP_SLUG' },
  )
  return made
}
