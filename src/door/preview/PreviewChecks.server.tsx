import type { Finding, PreviewFacts } from '@/site/preview-facts'
import { serverWords } from '@/words/words.server'
import { labelWithValue } from './label-with-value.server'

/** What `npm run content:check` says of this page, and which legal texts stand on it. */
export function PreviewChecks({
  facts: { audience, missing, problems, warnings, legal },
}: {
  readonly facts: PreviewFacts
}) {
  const { language } = audience
  const words = serverWords('preview', language)
  const keys = legal.keys.length > 0 ? `${legal.keys.length} (${legal.keys.join(', ')})` : '0'
  return (
    <>
      <p>
        {labelWithValue(words.missing_here, missing.here, language)}
        <br />
        {labelWithValue(words.missing_elsewhere, missing.elsewhere, language)}
        <br />
        {labelWithValue(words.legal, keys, language)}
        {legal.isMissing && ` · ${words.legal_missing}`}
      </p>
      <Findings heading={labelWithValue(words.problems, problems.length, language)} findings={problems} isOpen />
      <Findings heading={labelWithValue(words.warnings, warnings.length, language)} findings={warnings} />
    </>
  )
}

interface FindingsProps {
  readonly heading: string
  readonly findings: readonly Finding[]
  readonly isOpen?: boolean
}

function Findings({ heading, findings, isOpen = false }: FindingsProps) {
  if (findings.length === 0) return <p>{heading}</p>
  return (
    <details open={isOpen}>
      <summary>{heading}</summary>
      <ul>
        {findings.map(({ text, edit }) => (
          <li key={text}>{edit ? <a href={edit}>{text}</a> : text}</li>
        ))}
      </ul>
    </details>
  )
}
