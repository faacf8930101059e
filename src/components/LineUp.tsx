import { Children, type ReactNode } from 'react'
import type { Picture } from '@/contract/common'
import { CarPicture } from './CarPicture'
import * as S from './LineUp.styles'

type Size = 'large' | 'small'

/** As wide as `LineUp.styles.ts` draws them. */
const SIZES: Readonly<Record<Size, string>> = {
  large: '(min-width: 48rem) clamp(26rem, 14rem + 19.5vw, 40.5rem), min(84vw, 27rem)',
  small: '(min-width: 80rem) 10rem, 9rem',
}

interface LineUpProps {
  /** What stands there, for screen readers. */
  readonly label: string
  readonly size?: Size
  readonly children: ReactNode
}

/**
 * Cars in profile on one ground line, at one scale: a row to push along, with one in the light at a time. It has no script: the
 * style sheet alone lights and snaps.
 */
export function LineUp({ label, size = 'large', children }: LineUpProps) {
  return (
    <S.Row role="list" aria-label={label} $size={size} $turns={size === 'large' ? Children.count(children) : 0}>
      {children}
    </S.Row>
  )
}

interface LineUpCarProps {
  /** From the side. Without it the place stays, with its words. */
  readonly picture?: Picture | undefined
  readonly size?: Size
  /** Of the car's heading. Without it the name is no heading: the row is a choice among others. */
  readonly level?: 2 | 3
  /** The one that is chosen. */
  readonly isLit?: boolean
  /** The link with the car's name: what the whole place leads to. */
  readonly name: ReactNode
  /** What else is told below it. */
  readonly children?: ReactNode
}

export function LineUpCar({ picture, size = 'large', isLit, level, name, children }: LineUpCarProps) {
  return (
    <S.Place data-lit={isLit || undefined}>
      <S.Words $size={size}>
        <S.Name as={level ? `h${level}` : 'p'} $size={size}>
          {name}
        </S.Name>
        {children}
      </S.Words>
      <S.Scene $size={size}>{picture && <CarPicture picture={{ ...picture, alt: '' }} sizes={SIZES[size]} />}</S.Scene>
    </S.Place>
  )
}
