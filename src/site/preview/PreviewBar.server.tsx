import { otherLanguage } from '@/domain/language'
import { otherSalesType } from '@/domain/sales-type'
import { formatDate } from '@/i18n/format'
import { DraftActions } from './DraftActions.server'
import type { PreviewFacts } from './preview-facts'
import { previewWords } from './words.server'

/** How many fields are named before the rest is only counted. */
const NAMED = 8

/**
 * The bar of a preview: HTML of the server and nothing else, outside of what the browser hydrates, so that no script of the
 * site knows of it.
 */
export function PreviewBar({ facts }: { readonly facts: PreviewFacts }) {
  const { audience, day, paths, entry, missing, drafts, isDraft } = facts
  const { language, salesType } = audience
  const words = previewWords(language)
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const shownDay = day ? formatDate(day, language) : words.today
  const state = entry ? (isDraft ? words.draft : words.live) : undefined
  const counted = missing.here.length + missing.elsewhere
  const summary = [
    words.preview,
    state,
    words.language[language],
    words.audience[salesType],
    shownDay,
    counted > 0 && `${words.missing}${colon}${counted}`,
  ]
  return (
    <aside id="preview-bar" aria-label={words.preview} lang={language} data-print="hide">
      <details>
        <summary>{summary.filter(Boolean).join(' · ')}</summary>
        <div>
          <nav aria-label={words.see}>
            <a href={paths.otherLanguage}>{words.language[otherLanguage(language)]}</a>
            <a href={paths.otherAudience}>{words.audience[otherSalesType(salesType)]}</a>
            {facts.edit && <a href={facts.edit}>{words.edit}</a>}
          </nav>
          <form method="post" action="/api/preview">
            <input type="hidden" name="path" value={paths.here} />
            <label>
              {words.day}
              <br />
              <input type="date" name="day" defaultValue={day ?? ''} />
            </label>
            <button type="submit" name="action" value="day">
              {words.show}
            </button>
          </form>
          <p>
            {`${words.missing_here}${colon}${missing.here.length}`}
            <br />
            {`${words.missing_elsewhere}${colon}${missing.elsewhere}`}
          </p>
          {missing.here.length > 0 && (
            <ul>
              {missing.here.slice(0, NAMED).map((field) => (
                <li key={field}>{field}</li>
              ))}
              {missing.here.length > NAMED && <li>{`+ ${missing.here.length - NAMED}`}</li>}
            </ul>
          )}
          {drafts.length > 0 && <p>{`${words.drafts}${colon}${drafts.join(', ')}`}</p>}
          <DraftActions facts={facts} />
          {facts.share && (
            <p>
              <a href={facts.share}>{words.share}</a>
              {facts.until && ` · ${words.until} ${formatDate(new Date(facts.until), language)}`}
            </p>
          )}
          <form method="post" action="/api/preview">
            <input type="hidden" name="path" value={paths.here} />
            <button type="submit" name="action" value="exit">
              {words.exit}
            </button>
          </form>
        </div>
      </details>
    </aside>
  )
}
