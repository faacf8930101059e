import type { ReactElement } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import { DESCRIPTION_LEAST, DESCRIPTION_MOST, TITLE_ALONE_MOST } from '@/content/text/fit-title'
import { interpolate } from '@/i18n/interpolate'

const WORDS = {
  fr: {
    title: '{{count}} signes ; une recherche en montre {{most}}.',
    description: '{{count}} signes ; de {{least}} à {{most}} pour une recherche.',
    long: 'Trop long pour une recherche.',
  },
  nl: {
    title: '{{count}} tekens; een zoekopdracht toont er {{most}}.',
    description: '{{count}} tekens; {{least}} tot {{most}} voor een zoekopdracht.',
    long: 'Te lang voor een zoekopdracht.',
  },
} as const

const LENGTHS = {
  title: { least: 0, most: TITLE_ALONE_MOST },
  description: { least: DESCRIPTION_LEAST, most: DESCRIPTION_MOST },
} as const

export interface TextProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

interface CountedInputProps extends TextProps {
  readonly kind: keyof typeof LENGTHS
  /** Keystatic's own. */
  readonly Input: (props: TextProps) => ReactElement | null
}

/** A field for text as Keystatic draws it, and below it how much of it a search shows. */
export function CountedInput({ kind, Input, ...props }: CountedInputProps) {
  const { least, most } = LENGTHS[kind]
  const words = WORDS[screenLanguage() ?? 'fr']
  const { length: count } = props.value.trim()
  return (
    <div className="counted">
      <Input {...props} />
      <p data-own-words>{count > 0 && interpolate(words[kind], { count, least, most })}</p>
      <p role="status" data-own-words>
        {count > most && words.long}
      </p>
    </div>
  )
}
