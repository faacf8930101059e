import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Disclosure } from './Disclosure'
import { color } from './theme/css-vars'

const Root = styled.div`
  border-block-start: 1px solid ${color.line};
`

interface AccordionItem {
  /** An anchor of the page: a link to it is a link to this answer. */
  id: string
  summary: ReactNode
  body: ReactNode
  open?: boolean
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others: by the browser itself, which knows them by one name. */
  exclusive?: boolean
  className?: string
}

/** Disclosures below each other. They stand open side by side unless they are exclusive. */
export function Accordion({ items, exclusive = false, className }: AccordionProps) {
  const name = useId()
  return (
    <Root className={className}>
      {items.map(({ id, summary, body, open }) => (
        <Disclosure key={id} id={id} summary={summary} {...(open && { open })} {...(exclusive && { name })}>
          {body}
        </Disclosure>
      ))}
    </Root>
  )
}
