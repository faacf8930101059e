import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { flagLabel } from '@/domain/flag-labels'
import type { PreviewFacts } from '@/site/preview-facts'
import { serverWords } from '@/words/words.server'
import { labelWithValue } from './label-with-value.server'

/** The feature flags of this preview, which visitors do not have. */
export function PreviewFlags({ facts: { audience, flags, paths } }: { readonly facts: PreviewFacts }) {
  const words = serverWords('preview', audience.language)
  const own = Object.keys(flags.own)
  return (
    <details>
      <summary>{own.length > 0 ? labelWithValue(words.flags, own.length, audience.language) : words.flags}</summary>
      <form method="post" action="/api/preview">
        <input type="hidden" name="path" value={paths.here} />
        <p>{words.flags_back}</p>
        <ul>
          {FEATURE_FLAGS.map((flag) => (
            <li key={flag}>
              <label>
                <input type="checkbox" name="on" value={flag} defaultChecked={flags.enabled.includes(flag)} />
                {flagLabel(flag)[audience.language]}
                {own.includes(flag) && ` · ${words.flags_own}`}
              </label>
            </li>
          ))}
        </ul>
        <button type="submit" name="action" value="flags">
          {words.show}
        </button>
      </form>
    </details>
  )
}
