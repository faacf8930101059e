import type { Language } from '@/domain/language'
import { messagePage } from '@/door/preview/message-page.server'
import { readNotFoundAddress } from '@/routing/not-found-address'
import { type DraftAnswer, deskPath } from '../publish-drafts.server'
import { readPageId, withRedirects } from '../removed-pages.server'
import { readWorkingCopy, saveDraft } from '../working-copy.server'

/** The entry that holds all redirects. */
const REDIRECTS = 'redirects'

/** Redirects an address that is not found to a page, in a draft: its page at the desk shows it, and publishes it. */
export async function makeRedirect(
  { address, to, forGood }: Readonly<Record<string, unknown>>,
  language: Language | undefined,
  root: string,
): Promise<DraftAnswer> {
  const [lost, page] = [readNotFoundAddress(String(address)), readPageId(to)]
  if (!lost || !page) return messagePage(400, 'no_page', language)
  const seen = (await readWorkingCopy(REDIRECTS, root))?.toString('utf8') ?? 'redirects: []\n'
  const added = { fr: '', nl: '', [lost.language]: lost.word, to: page, isForGood: forGood === 'yes', period: {} }
  await saveDraft(REDIRECTS, Buffer.from(withRedirects(seen, [added])), root, { isWhole: true })
  return { kind: 'done', path: deskPath(REDIRECTS) }
}
