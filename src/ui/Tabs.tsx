import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { color, motion, size, space } from './theme/css-vars'

const List = styled.div`
  display: flex;
  gap: 0 ${space.m};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
  /* Without a script nothing could be chosen: every panel is open, under its own name. */
  @media (scripting: none) { display: none; }
`

const Tab = styled.button`
  flex: none;
  min-height: ${size.touch};
  border-block-end: 2px solid transparent;
  color: ${color.muted};
  transition: color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  &:hover { color: ${color.text}; }
  &[aria-selected='true'] { color: ${color.text}; border-color: ${color.accent}; }
  &:focus-visible { outline-offset: -2px; }
`

const Panel = styled.div`
  padding-block: ${space.m};
  @media (scripting: none) { &[hidden] { display: block; } }
`

export interface TabItem {
  id: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** What the tabs are about. */
  label: string
  tabs: readonly TabItem[]
  /** The id of the one shown first. Default: the first. */
  first?: string
  className?: string
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Views of one thing that need no address of their own; those that do are TabLinks. Arrows choose, Tab leaves the row. */
export function Tabs({ label, tabs, first, className }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(first)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key]
    const at = tabs.findIndex(({ id }) => id === current?.id)
    const next = step && tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  return (
    <div className={className}>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
      </List>
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
