import type { PreviewFacts } from './preview-facts'
import { labelled, previewWords } from './words.server'

/** What `npm run content:check` says of this page, and which legal texts stand on it. */
export function PreviewChecks({
  facts: { audience, missing, problems, advice, legal },
}: {
  readonly facts: PreviewFacts
}) {
  const { language } = audience
  const words = previewWords(language)
  const keys = legal.keys.length > 0 ? `${legal.keys.length} (${legal.keys.join(', ')})` : '0'
  return (
    <>
      <p>
        {labelled(words.missing_here, missing.here, language)}
        <br />
        {labelled(words.missing_elsewhere, missing.elsewhere, language)}
        <br />
        {labelled(words.legal, keys, language)}
        {legal.isMissing && ` · ${words.legal_missing}`}
      </p>
      <Lines heading={labelled(words.problems, problems.length, language)} lines={problems} isOpen />
      <Lines heading={labelled(words.advice, advice.length, language)} lines={advice} />
    </>
  )
}

interface LinesProps {
  readonly heading: string
  readonly lines: readonly string[]
  readonly isOpen?: boolean
}

function Lines({ heading, lines, isOpen = false }: LinesProps) {
  if (lines.length === 0) return <p>{heading}</p>
  return (
    <details open={isOpen}>
      <summary>{heading}</summary>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
