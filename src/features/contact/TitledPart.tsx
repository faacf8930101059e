import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import * as S from './MessageView.styles'

interface TitledPartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

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
