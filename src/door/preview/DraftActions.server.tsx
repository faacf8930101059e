import type { PreviewFacts } from '@/site/preview-facts'
import { serverWords } from '@/words/words.server'

/** A draft's publication and end, where this site may write its entries (src/editor/draft-actions.server.ts). */
export function DraftActions({ facts: { audience, edit, entry, isDraft, paths } }: { readonly facts: PreviewFacts }) {
  if (!edit || !entry || !isDraft) return null
  const words = serverWords('preview', audience.language)
  return (
    <form method="post" action="/api/drafts">
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="path" value={paths.here} />
      <button type="submit" name="action" value="publish">
        {words.publish}
      </button>
      <button type="submit" name="action" value="discard">
        {words.discard}
      </button>
    </form>
  )
}
