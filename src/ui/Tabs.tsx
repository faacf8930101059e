import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Tab, TabRow } from './Tabs.styles'
import { TAB_KEYS } from './tab-keys'
import { space } from './theme/css-vars'

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
  /** What the tabs are about. */
  label: string
  tabs: readonly TabItem[]
  /** The id of the one shown first. Default: the first. */
  first?: string
  className?: string
}

/** Views of one thing that need no address of their own; those that do are TabLinks. Arrows choose, Tab leaves the row. */
export function Tabs({ label, tabs, first, className }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(first)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = TAB_KEYS[event.key]
    const at = tabs.findIndex(({ id }) => id === current?.id)
    const next = step && tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  return (
    <div className={className}>
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
