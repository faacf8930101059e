import { formatMoment } from '@/i18n/format'
import type { PreviewFacts } from '@/site/preview-facts'
import { serverWords } from '@/words/words.server'
import { labelWithValue } from './label-with-value.server'

/** Who changed the page's entry, and when. */
export function PreviewHistory({ facts: { audience, history } }: { readonly facts: PreviewFacts }) {
  if (!history) return null
  const { language } = audience
  const words = serverWords('preview', language)
  return (
    <>
      {history.draftSavedAt && (
        <p>{labelWithValue(words.draft_saved, formatMoment(new Date(history.draftSavedAt), language), language)}</p>
      )}
      {history.live.length > 0 && (
        <details>
          <summary>
            {labelWithValue(
              words.changed_last,
              formatMoment(new Date(history.live[0]?.time ?? ''), language),
              language,
            )}
          </summary>
          <ul>
            {history.live.map(({ time, author, subject }) => (
              <li key={`${time} ${subject}`}>
                {[formatMoment(new Date(time), language), author ?? words.not_committed, subject]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
