import type { Language } from '@/domain/language'
import { type MessagePage, messagePage } from '@/door/preview/message-page.server'
import type { GithubError } from './github-calls.server'

const STATUS = { silent: 502, session: 401, forbidden: 403, moved: 409, unfit: 409 } as const

/** What an editor reads when GitHub did not take something: nothing has changed then. */
export const githubErrorPage = ({ why }: GithubError, language: Language | undefined): MessagePage =>
  messagePage(STATUS[why], `github_${why}`, language)
