import { isFeatureFlag } from '@/domain/feature-flag'
import { flagLabel } from '@/domain/flag-labels'
import { LANGUAGE_NAMES, otherLanguage } from '@/domain/language'
import { otherSalesType } from '@/domain/sales-type'
import { formatDate } from '@/i18n/format'
import type { PreviewFacts } from '@/site/preview-facts'
import { serverWords } from '@/words/words.server'
import { DraftActions } from './DraftActions.server'
import { labelWithValue } from './label-with-value.server'
import { PreviewChecks } from './PreviewChecks.server'
import { PreviewFlags } from './PreviewFlags.server'
import { PreviewHistory } from './PreviewHistory.server'

/**
 * The bar of a preview: HTML of the server and nothing else, outside of what the browser hydrates, so that no script of the
 * site knows of it.
 */
export function PreviewBar({ facts }: { readonly facts: PreviewFacts }) {
  const { audience, day, paths, drafts } = facts
  const { language, salesType } = audience
  const words = serverWords('preview', language)
  const view = (name: string) => `/api/preview?${new URLSearchParams({ view: name, path: paths.here })}`
  return (
    <>
      <aside id="preview-bar" aria-label={words.preview} lang={language} data-print="hide">
        <details>
          <summary>{summaryLine(facts)}</summary>
          <div>
            {!facts.isFound && <p>{words.not_found}</p>}
            <nav aria-label={words.see}>
              <a href={paths.otherLanguage}>{LANGUAGE_NAMES[language][otherLanguage(language)]}</a>
              <a href={paths.otherAudience}>{words.audience[otherSalesType(salesType)]}</a>
              {facts.edit && <a href={facts.edit}>{words.edit}</a>}
              {facts.isFound && <a href={view('sides')}>{words.sides}</a>}
              {facts.isFound && <a href={view('changes')}>{words.changes}</a>}
              {facts.isFound && <a href={view('shared')}>{words.shared}</a>}
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
            <PreviewFlags facts={facts} />
            <PreviewChecks facts={facts} />
            {facts.blocks.length > 0 && (
              <details>
                <summary>{words.blocks}</summary>
                <ul>
                  {ownTexts(facts).map(({ name, edit }) => (
                    <li key={edit}>
                      <a href={edit}>{name}</a>
                    </li>
                  ))}
                </ul>
                <ol>
                  {facts.blocks.map(({ id, name, edit }) => (
                    <li key={id}>
                      <a href={edit} data-block={id}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ol>
              </details>
            )}
            {facts.isOfFew ? (
              <FewDrafts facts={facts} />
            ) : (
              drafts.length > 0 && <p>{labelWithValue(words.drafts, drafts.join(', '), language)}</p>
            )}
            <PreviewHistory facts={facts} />
            {facts.isTyped ? <p>{words.typed_told}</p> : <DraftActions facts={facts} />}
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
      {facts.edit && (
        <a id="preview-edit" href={facts.edit} hidden>
          <span data-of="text">{words.edit_text}</span>
          <span data-of="block">{words.edit_block}</span>
          <span data-of="other">{words.find_text}</span>
        </a>
      )}
      {facts.edit && (
        <script
          id="preview-texts"
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(facts.texts).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}

/** Of which drafts the preview is, and at the desk the way to all of them. */
function FewDrafts({ facts: { audience, drafts, isAtDesk, paths } }: { readonly facts: PreviewFacts }) {
  const { language } = audience
  const words = serverWords('preview', language)
  return (
    <>
      <p>{drafts.length > 0 ? labelWithValue(words.few_drafts, drafts.join(', '), language) : words.few_gone}</p>
      {isAtDesk && (
        <form method="post" action="/api/preview">
          <input type="hidden" name="path" value={paths.here} />
          <button type="submit" name="action" value="all">
            {words.all_drafts}
          </button>
        </form>
      )}
    </>
  )
}

/** The title and the introduction of the page itself. */
const ownTexts = ({ texts }: PreviewFacts) => texts.filter(({ edit }) => /#(?:title|lead)\.\w+$/.test(edit))

/** The bar in one line: what is shown, in which language, to whom, on which day, and what is missing. */
function summaryLine({
  audience,
  day,
  drafts,
  entry,
  isDraft,
  isOfFew,
  isTyped,
  flags,
  missing,
}: PreviewFacts): string {
  const { language, salesType } = audience
  const words = serverWords('preview', language)
  const own = Object.entries(flags.own).map(([name, isOn]) =>
    labelWithValue(isFeatureFlag(name) ? flagLabel(name)[language] : name, isOn ? words.on : words.off, language),
  )
  const count = missing.here + missing.elsewhere
  return [
    words.preview,
    entry ? words[isTyped ? 'typed' : isDraft ? 'draft' : 'live'] : undefined,
    isOfFew && labelWithValue(words.together, drafts.length, language),
    LANGUAGE_NAMES[language][language],
    words.audience[salesType],
    day ? formatDate(day, language) : words.today,
    ...own,
    count > 0 && labelWithValue(words.missing, count, language),
  ]
    .filter(Boolean)
    .join(' · ')
}
