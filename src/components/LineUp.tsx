import { Children, type ReactNode } from 'react'
import type { Picture } from '@/contract/common'
import { CarPicture } from './CarPicture'
import * as S from './LineUp.styles'

type Size = 'large' | 'small' | 'menu' | 'row'

/** Must match the widths in `LineUp.styles.ts`. */
const SIZES: Readonly<Record<Size, string>> = {
  large: '(min-width: 48rem) clamp(26rem, 14rem + 19.5vw, 40.5rem), min(84vw, 27rem)',
  small: '(min-width: 80rem) 10rem, 9rem',
  menu: '(min-width: 64rem) 20rem, (min-width: 48rem) 22rem, 84vw',
  row: '5.4rem',
}

interface LineUpProps {
  readonly label: string
  /** In the menu the cars are cards with actions, in several rows. */
  readonly size?: Exclude<Size, 'row'>
  readonly children: ReactNode
}

/**
 * Cars in profile on one ground line, at one scale, in a row that scrolls sideways and highlights one car. It works without script,
 * by scroll snapping.
 */
export function LineUp({ label, size = 'large', children }: LineUpProps) {
  return (
    <S.Row role="list" aria-label={label} $size={size} $turns={size === 'large' ? Children.count(children) : 0}>
      {children}
    </S.Row>
  )
}

interface LineUpCarProps {
  /** Side view. Without it the space stays empty above the text. */
  readonly picture?: Picture | undefined
  readonly size?: Exclude<Size, 'menu' | 'row'>
  /** Level of the heading. Undefined in a row of choices, where the name is no heading. */
  readonly level?: 2 | 3
  readonly isLit?: boolean
  /** The link with the name. It covers the whole card. */
  readonly name: ReactNode
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
      <LineUpScene picture={picture && { ...picture, alt: '' }} size={size} />
    </S.Place>
  )
}

/** A place in the row for a card with its own text and a `LineUpScene`. */
export const LineUpPlace = S.Place

interface LineUpSceneProps {
  readonly picture: Picture | undefined
  /** `row`: beside a name in a list. */
  readonly size: Size
  /** Element on top of the picture. */
  readonly children?: ReactNode
}

export function LineUpScene({ picture, size, children }: LineUpSceneProps) {
  return (
    <S.Scene $size={size}>
      {picture && <CarPicture picture={picture} sizes={SIZES[size]} />}
      {children}
    </S.Scene>
  )
}
