import { Children, type ReactNode } from 'react'
import type { Picture } from '@/contract/common'
import { CarPicture } from './CarPicture'
import * as S from './LineUp.styles'

type Size = 'large' | 'small' | 'menu' | 'row'

/** As wide as `LineUp.styles.ts` draws them. */
const SIZES: Readonly<Record<Size, string>> = {
  large: '(min-width: 48rem) clamp(26rem, 14rem + 19.5vw, 40.5rem), min(84vw, 27rem)',
  small: '(min-width: 80rem) 10rem, 9rem',
  menu: '(min-width: 64rem) 20rem, (min-width: 48rem) 22rem, 84vw',
  row: '5.4rem',
}

interface LineUpProps {
  /** What stands there, for screen readers. */
  readonly label: string
  /** In the menu each place is a card with its own actions, and they stand in as many rows as they need. */
  readonly size?: Exclude<Size, 'row'>
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
  readonly size?: Exclude<Size, 'menu' | 'row'>
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
      <LineUpScene picture={picture && { ...picture, alt: '' }} size={size} />
    </S.Place>
  )
}

/** The place of a card that has its own words, and stands in its scene with its picture. */
export const LineUpPlace = S.Place

interface LineUpSceneProps {
  readonly picture: Picture | undefined
  /** `row`: beside a name, in a list. */
  readonly size: Size
  /** What lies above the car. */
  readonly children?: ReactNode
}

/** A car on the ground line. */
export function LineUpScene({ picture, size, children }: LineUpSceneProps) {
  return (
    <S.Scene $size={size}>
      {picture && <CarPicture picture={picture} sizes={SIZES[size]} />}
      {children}
    </S.Scene>
  )
}
