import { useTranslation } from 'next-i18next/pages'
import { useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { ChoiceCategory } from '@/contract/configured-car'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Note } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { space } from '@/ui/theme/css-vars'
import { below, print } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CHEAP_BELOW, EVERYTHING, FINDING_FILTERS, type Finding, findsEverything, foundCodes } from './finding'

const Root = styled.div`
  display: grid;
  gap: ${space.xs};
  @media (scripting: none) { display: none; }
  ${print} { display: none; }
`

/** All in one line, in a narrow column too. */
const Filters = styled(SegmentedControl)`
  ${below.l} { > label { flex: auto; padding-inline: ${space['2xs']}; } }
` as typeof SegmentedControl

interface ChoiceFinderProps {
  readonly categories: readonly ChoiceCategory[]
  /** Undefined: every choice is shown. */
  readonly onFound: (codes: ReadonlySet<string> | undefined) => void
}

/** Finds a choice among some ninety, by its words and by what it is to the car. */
export function ChoiceFinder({ categories, onFound }: ChoiceFinderProps) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const [finding, setFinding] = useState<Finding>(EVERYTHING)
  const [count, setCount] = useState<number>()
  const inputId = useId()
  // The typed words stay fluent while the ninety tiles are drawn again.
  const asked = useDeferredValue(finding)

  const look = useEffectEvent((wanted: Finding) => {
    const codes = findsEverything(wanted) ? undefined : foundCodes(categories, wanted, salesType)
    setCount(codes?.size)
    onFound(codes)
  })
  useEffect(() => look(asked), [asked])

  return (
    <Root role="search" aria-label={t('find.title')}>
      <VisuallyHidden as="label" htmlFor={inputId}>
        {t('find.title')}
      </VisuallyHidden>
      <TextInput
        id={inputId}
        type="search"
        placeholder={t('find.placeholder')}
        autoComplete="off"
        value={finding.words}
        onChange={({ target: { value } }) => setFinding((previous) => ({ ...previous, words: value }))}
      />
      <Filters
        label={t('find.filter')}
        hideLabel
        value={finding.filter}
        onChange={(filter) => setFinding((previous) => ({ ...previous, filter }))}
        options={FINDING_FILTERS.map((value) => ({
          value,
          label: t(`find.${value}`, { amount: formatNumber(CHEAP_BELOW, language) }),
        }))}
      />
      <Note role="status">{count !== undefined && t('find.count', { count })}</Note>
      {count === 0 && (
        <Button $variant="secondary" $size="s" onClick={() => setFinding(EVERYTHING)}>
          {t('find.reset')}
        </Button>
      )}
    </Root>
  )
}
