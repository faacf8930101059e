import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Picture } from '@/contract/common'
import { Container } from '@/ui/Container'
import { color, space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { CarPicture } from './CarPicture'

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: clip;
  background: ${color.pitchBlack};
  ${from.m} { min-height: min(80vh, 44rem); }
`

/** Above the words on a phone; behind them, with its dark left for them, where there is room. */
const Scene = styled.div`
  margin-inline: -22% 0;
  img { width: 100%; }
  ${from.m} {
    position: absolute;
    inset: 0;
    margin: 0;
    img { height: 100%; object-fit: cover; object-position: 78% 60%; }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background:
        linear-gradient(90deg, ${color.canvas} 4%, transparent 58%),
        linear-gradient(0deg, ${color.canvas}, transparent 30%);
    }
  }
`

const Words = styled(Container)`
  position: relative;
  align-self: end;
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block: ${space.s} ${space.xl};
  ${from.m} { padding-block: ${space['2xl']}; }
  > * { max-width: min(100%, 38rem); }
`

/** The first screen of a page about a car: the car in the dark, words beside it. */
export function HeroScene({ picture, children }: { picture: Picture | undefined; children: ReactNode }) {
  return (
    <Root>
      {picture && !picture.is_fallback && (
        <Scene>
          <CarPicture picture={picture} priority />
        </Scene>
      )}
      <Words>{children}</Words>
    </Root>
  )
}
