import { useTranslation } from 'next-i18next/pages'
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ChoiceCategory } from '@/contract/configured-car'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Note } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { color, space } from '@/ui/theme/css-vars'
import { below, from, print } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CHEAP_BELOW, EVERYTHING, FINDING_FILTERS, type Finding, findsEverything, foundCodes } from './finding'

/** At the end of the bar of the steps. */
const Toggle = styled.button`
  grid-area: find;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  &:hover { color: ${color.accentText}; }
  ${print} { display: none; }
`

const Asked = styled.div`
  grid-area: asked;
  display: grid;
  gap: ${space['2xs']};
  padding: ${space['2xs']} ${space.gutter};
  &[hidden] { display: none; }
  ${from.m} { padding-inline: ${space.m}; }
`

/** All in one line, in a narrow column too, and on a phone, where four take two lines elsewhere: these are short. */
const Filters = styled(SegmentedControl)`
  ${below.l} { > label { flex: auto; padding-inline: ${space['2xs']}; } }
  ${below.m} { &:has(> :nth-child(5):last-child) { display: flex; > label { padding-inline: ${space['3xs']}; } } }
` as typeof SegmentedControl

interface ChoiceFinderProps {
  readonly categories: readonly ChoiceCategory[]
  /** Undefined: every choice is shown. */
  readonly onFound: (codes: ReadonlySet<string> | undefined) => void
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Finds a choice among some ninety, by its words and by what it is to the car. */
export function ChoiceFinder({ categories, onFound, isOpen, onOpenChange }: ChoiceFinderProps) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const [finding, setFinding] = useState<Finding>(EVERYTHING)
  const [count, setCount] = useState<number>()
  const toggle = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  // The typed words stay fluent while the ninety tiles are drawn again.
  const asked = useDeferredValue(finding)

  const look = useEffectEvent((wanted: Finding) => {
    const codes = findsEverything(wanted) ? undefined : foundCodes(categories, wanted, salesType)
    setCount(codes?.size)
    onFound(codes)
  })
  useEffect(() => look(asked), [asked])
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  // What is asked in a closed search would hide choices without a word.
  const close = () => {
    onOpenChange(false)
    setFinding(EVERYTHING)
    toggle.current?.focus()
  }
  // There before it is opened: with its first rules the browser works out the styles of all tiles anew.
  const panel = (
    <Asked
      hidden={!isOpen}
      role="search"
      aria-label={t('find.title')}
      id={`${inputId}-search`}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <VisuallyHidden as="label" htmlFor={inputId}>
        {t('find.title')}
      </VisuallyHidden>
      <TextInput
        ref={input}
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
    </Asked>
  )
  return (
    <>
      <Toggle
        ref={toggle}
        type="button"
        aria-label={t('find.title')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${inputId}-search` : undefined}
        onClick={() => (isOpen ? close() : onOpenChange(true))}
      >
        <Icon name={isOpen ? 'close' : 'search'} />
      </Toggle>
      {panel}
    </>
  )
}
