import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Tab, TabRow } from './Tabs.styles'
import { color, space } from './theme/css-vars'

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  border-block-end: 1px solid ${color.line};
  > [role='tablist'] { box-shadow: none; margin-block-end: -1px; }
`

const Panel = styled.div`
  padding-block: ${space.m};
  @media (scripting: none) { &[hidden] { display: block; } }
`

interface TabItem {
  id: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** The subject of the tabs, as their label. */
  label: string
  tabs: readonly TabItem[]
  /** The id of the one shown first. Default: the first. */
  first?: string
  /** An element beside the row of tabs. */
  aside?: ReactNode
  className?: string
}

/** The tab that a key leads to: arrows go round, Home and End leap (WAI-ARIA, tabs pattern). */
const TAB_KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Views of one thing that need no address of their own; those that do are TabLinks. Arrows choose, Tab leaves the row. */
export function Tabs({ label, tabs, first, aside, className }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(first)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = TAB_KEYS[event.key]
    const index = tabs.findIndex(({ id }) => id === current?.id)
    const next = step && tabs[step(index, tabs.length)]
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  const row = (
    <TabRow role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={`${base}-${id}`}
          aria-controls={`${base}-${id}-panel`}
          aria-selected={id === current?.id}
          tabIndex={id === current?.id ? 0 : -1}
          onClick={() => setChosen(id)}
        >
          {name}
        </Tab>
      ))}
    </TabRow>
  )

  return (
    <div className={className}>
      {aside ? (
        <Row>
          {row}
          {aside}
        </Row>
      ) : (
        row
      )}
      {tabs.map(({ id, panel }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          tabIndex={id === current?.id ? 0 : undefined}
          hidden={id !== current?.id}
        >
          {panel}
        </Panel>
      ))}
    </div>
  )
}
