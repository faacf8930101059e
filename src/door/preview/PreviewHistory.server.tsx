import { clockInBrussels } from '@/domain/day-in-brussels'
import type { Language } from '@/domain/language'
import { formatDate, formatTime } from '@/i18n/format'
import type { PreviewFacts } from '@/site/preview-facts'
import { serverWords } from '@/words/words.server'
import { labelled } from './labelled.server'

/** Who changed the page's entry, and when. */
export function PreviewHistory({ facts: { audience, history } }: { readonly facts: PreviewFacts }) {
  if (!history) return null
  const { language } = audience
  const words = serverWords('preview', language)
  return (
    <>
      {history.draftSavedAt && <p>{labelled(words.draft_saved, momentIn(history.draftSavedAt, language), language)}</p>}
      {history.live.length > 0 && (
        <details>
          <summary>{labelled(words.changed_last, momentIn(history.live[0]?.time ?? '', language), language)}</summary>
          <ul>
            {history.live.map(({ time, author, subject }) => (
              <li key={`${time} ${subject}`}>
                {[momentIn(time, language), author ?? words.not_committed, subject].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function momentIn(iso: string, language: Language): string {
  const moment = new Date(iso)
  return `${formatDate(moment, language)}, ${formatTime(clockInBrussels(moment), language)}`
}
