import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import * as S from './MessageView.styles'

interface TitledPartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the form, or of what became of it. */
export function FormPart({ id, title, children }: TitledPartProps) {
  return (
    <S.Fields aria-labelledby={id}>
      <Heading level={2} size="l" id={id}>
        {title}
      </Heading>
      {children}
    </S.Fields>
  )
}

/** What stands beside the form. */
export function SidePart({ id, title, children }: TitledPartProps) {
  return (
    <S.Card aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      {children}
    </S.Card>
  )
}
