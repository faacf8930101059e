import { diffArrays } from 'diff'
import { listTexts } from '@/content/store/written-texts.server'
import { splitSentences } from '@/content/text/split-sentences'

/** How one text was rewritten: whole sentences that went, stayed and came. */
export interface TextDiff {
  readonly field: string
  readonly parts: readonly { readonly kind: 'same' | 'gone' | 'come'; readonly text: string }[]
}

/** What an entry says otherwise than before, field by field, in sentences: a rewritten one is read once as it was and once as it is. */
export function sentenceDiff(before: unknown, now: unknown): readonly TextDiff[] {
  const [old, fresh] = [before, now].map((value) => new Map(listTexts(value).map(({ field, text }) => [field, text])))
  const fields = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])
  return [...fields].flatMap((field) => {
    const [was = '', is = ''] = [old?.get(field), fresh?.get(field)]
    if (was.trim() === is.trim()) return []
    const parts = diffArrays([...splitSentences(was)], [...splitSentences(is)]).map(({ value, added, removed }) => ({
      kind: added ? ('come' as const) : removed ? ('gone' as const) : ('same' as const),
      text: value.join(' '),
    }))
    return [{ field, parts }]
  })
}
