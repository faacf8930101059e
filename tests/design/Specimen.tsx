import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { Code, SectionHead, SectionRoot, SpecimenHead, SpecimenRoot, Stage } from './Design.styles'

interface DesignSectionProps {
  id: string
  title: string
  lead: string
  children: ReactNode
}

/** One chapter of the page, at an anchor of its own. */
export function DesignSection({ id, title, lead, children }: DesignSectionProps) {
  return (
    <SectionRoot id={id} aria-labelledby={`${id}-title`}>
      <SectionHead>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <Text $tone="muted">{lead}</Text>
      </SectionHead>
      {children}
    </SectionRoot>
  )
}

interface SpecimenProps {
  title: string
  /** Where its code is: ui/Button. */
  source?: string
  /** Stands on the page itself, without a frame. */
  bare?: boolean
  children: ReactNode
}

export function Specimen({ title, source, bare = false, children }: SpecimenProps) {
  return (
    <SpecimenRoot>
      <SpecimenHead>
        <h3>{title}</h3>
        {source && <Code>{source}</Code>}
      </SpecimenHead>
      <Stage $bare={bare}>{children}</Stage>
    </SpecimenRoot>
  )
}
