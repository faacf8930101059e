import type { NextApiRequest, NextApiResponse } from 'next'
import { MOST_PICTURE_BYTES } from '@/config/constants'
import { mayWrite } from '@/config/editor-session.server'
import { editorEnv } from '@/config/env.editor'
import { isOwnForm } from '@/config/request-origin.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { screenPath } from '@/content/store/draft-folder'
import { toLanguage } from '@/domain/language'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { readBody } from '@/door/revalidation/read-body.server'
import { listEntries } from './entry-list.server'
import { githubErrorPage } from './github/github-error-page.server'
import { asGithubError, inTransaction, pullLatest } from './github/transaction.server'
import { appendToJournal } from './journal.server'
import { addPicture, type Sent } from './library.server'
import { libraryPage } from './library-page.server'
import { missingPermission, readPersonName, readTeam } from './team.server'

/** Several pictures at once, with what is around them in the form. */
const MOST_BYTES = 4 * MOST_PICTURE_BYTES + 64 * 1_024

/** POST /api/pictures: pictures for the library, from the form of its page; for whoever may write. */
export async function picturesHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  const { headers, method } = request
  const language = languageInCookies(headers.cookie ?? '') ?? toLanguage(headers['accept-language']?.slice(0, 2))
  const give = ({ status, html }: MessagePage) => {
    response.status(status).setHeader('Content-Type', 'text/html; charset=utf-8').send(html)
  }
  if (!mayWrite(headers)) {
    if (editorEnv.kind === 'github') return give(messagePage(401, 'github_session', language))
    response.status(404).end()
    return
  }
  if (method !== 'POST') return give(messagePage(405, 'closed', language))
  if (!isOwnForm(headers)) return give(messagePage(403, 'closed', language))
  const root = process.cwd()
  await pullLatest(headers, root)
  const team = await readTeam(root)
  const who = readPersonName(headers, team)
  const hindered = missingPermission(team, who, 'writes')
  if (hindered) return give(messagePage(403, hindered, language))
  let sent: readonly Sent[]
  try {
    sent = await inTransaction(headers, root, 'content: pictures for the library', async () => {
      const taken = await take(request, root)
      for (const one of taken)
        if ('entry' in one && !one.isKnown)
          await appendToJournal(one.entry, { did: 'saved', who }, root).catch(() => undefined)
      return taken
    })
  } catch (error) {
    return give(githubErrorPage(asGithubError(error), language))
  }
  const [first] = sent
  // Its words are what it lacks.
  if (sent.length === 1 && first && 'entry' in first) response.redirect(303, screenPath(first.entry))
  else give(libraryPage({ language, root }, await listEntries(language, root), { sent }))
}

async function take(request: NextApiRequest, root: string): Promise<readonly Sent[]> {
  const { headers } = request
  if (Number(headers['content-length']) > MOST_BYTES) {
    // To its end: a browser that is cut short while it sends shows no answer.
    for await (const _ of request);
    return [{ name: '…', refusal: 'too_large' }]
  }
  const body = await readBody(request, MOST_BYTES)
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': String(headers['content-type']) },
  })
    .formData()
    .catch(() => undefined)
  const files = form?.getAll('picture').filter((one) => one instanceof File) ?? []
  const sent: Sent[] = []
  for (const file of files) sent.push(await addPicture(file.name, Buffer.from(await file.arrayBuffer()), root))
  return sent.length > 0 ? sent : [{ name: '…', refusal: 'no_picture' }]
}
