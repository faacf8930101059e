import { randomBytes } from 'node:crypto'
import type { NextApiRequest, NextApiResponse } from 'next'
import { cookieIn, serverCookie, sessionCookie } from '@/config/editor-session.server'
import { env } from '@/config/env.server'
import { isOwnForm } from '@/config/request-origin.server'
import { isSameSecret } from '@/config/same-secret.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import { exchangeCode, readAccount, signInAddress } from './github-calls.server'
import { githubErrorPage } from './github-error-page.server'
import { readRepository } from './repository.server'
import { asGithubError } from './transaction.server'

const FOLDER = '/api/keystatic/github/'
const STATE_COOKIE = 'editor-sign-in'
const STATE_LETTERS = 32
/** Seconds that somebody may take at GitHub. */
const STATE_S = 900
const DESK = '/api/desk'
/** Where somebody goes on: pages of the desk, and no other site. */
const OWN_PAGE = /^\/(?:keystatic|api\/(?:desk|preview))(?:[/?][^\\]*)?$/

/** The way to GitHub that comes back to a page of the desk. */
export const signInPath = (from: string): string => `${FOLDER}login?${new URLSearchParams({ from })}`

/** What a deployment for editors answers below /api/keystatic/github. @returns whether it was asked that */
export async function answerSignIn(request: NextApiRequest, response: NextApiResponse): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', env.SITE_URL)
  if (!pathname.startsWith(FOLDER)) return false
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  const step = pathname.slice(FOLDER.length)
  if (step === 'login' && request.method === 'GET') begin(searchParams.get('from') ?? DESK, response)
  else if (step === 'oauth/callback' && request.method === 'GET') await finish(searchParams, request, response)
  else if (step === 'logout' && request.method === 'POST' && isOwnForm(request.headers)) {
    response.setHeader('Set-Cookie', sessionCookie(undefined))
    // Or the page that comes next would have the drafts.
    response.clearPreviewData()
    response.redirect(303, '/')
  } else response.status(404).end()
  return true
}

const backAddress = () => `${env.SITE_URL}${FOLDER}oauth/callback`

function begin(from: string, response: NextApiResponse): void {
  const state = randomBytes(STATE_LETTERS / 2).toString('hex')
  const page = OWN_PAGE.test(from) ? from : DESK
  response.setHeader('Set-Cookie', serverCookie(STATE_COOKIE, `${state}${encodeURIComponent(page)}`, STATE_S))
  response.redirect(302, signInAddress(state, backAddress()))
}

async function finish(query: URLSearchParams, request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const language = languageInCookies(request.headers.cookie ?? '')
  const give = ({ status, html }: MessagePage) => {
    response.status(status).setHeader('Content-Type', 'text/html; charset=utf-8').send(html)
  }
  const kept = cookieIn(request.headers.cookie ?? '', STATE_COOKIE) ?? ''
  const state = kept.slice(0, STATE_LETTERS)
  if (state.length < STATE_LETTERS || !isSameSecret(query.get('state'), state))
    return give(messagePage(401, 'sign_in', language))
  try {
    const exchanged = await exchangeCode(query.get('code') ?? '', backAddress())
    if (!exchanged) return give(messagePage(401, 'sign_in', language))
    const { token, seconds } = exchanged
    const [account, { mayWrite }] = await Promise.all([readAccount({ token }), readRepository({ token })])
    if (!mayWrite) return give(messagePage(403, 'github_forbidden', language))
    const until = Math.floor(Date.now() / 1_000) + seconds
    response.setHeader('Set-Cookie', [sessionCookie({ token, account, until }), serverCookie(STATE_COOKIE, '', 0)])
    const from = decodeURIComponent(kept.slice(STATE_LETTERS))
    response.redirect(303, OWN_PAGE.test(from) ? from : DESK)
  } catch (error) {
    give(githubErrorPage(asGithubError(error), language))
  }
}
