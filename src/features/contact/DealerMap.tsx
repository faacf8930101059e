import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Dealer } from '@/content/dealer-types'
import type { Place } from '@/domain/places'
import { color, motion, space } from '@/ui/theme/css-vars'
import { below, forcedColors } from '@/ui/theme/media'
import { GAP, MAP, namesBeside, onMap, roomierSide, type Side } from './map-projection'

const Root = styled.nav`
  aspect-ratio: ${MAP.width} / ${MAP.height};
  /* A plate of night: the names on it are white. */
  box-sizing: content-box;
  padding: ${space.s};
  background: url('/images/maps/belgium.svg') center / 100% 100% no-repeat content-box ${color.canvas};
  > svg { width: 100%; height: 100%; overflow: visible; }
  /* Points too small for a finger: the list beside the map has the same links. */
  ${below.m} { pointer-events: none; }
`

const Point = styled.a`
  outline: none;
  cursor: pointer;
  circle { transition: r ${motion.normal} ${motion.ease}; }
  .hit { fill: transparent; }
  .dot { fill: ${color.accent}; stroke: ${color.canvas}; stroke-width: 3; }
  .ring { fill: none; stroke: ${color.accentText}; stroke-width: 3; opacity: 0; }
  text {
    fill: ${color.text};
    stroke: ${color.canvas};
    stroke-width: 6;
    paint-order: stroke;
    font-size: 22px;
    opacity: 0;
    pointer-events: none;
  }
  &[data-named] text { opacity: 1; }
  &:is(:hover, :focus-visible, [data-lit]) {
    .dot { fill: ${color.accentText}; r: 13px; }
    .ring { opacity: 1; }
    text { opacity: 1; }
  }
  ${below.m} { text { font-size: 34px; } &[data-named] text { opacity: 0; } }
  ${forcedColors} {
    .dot { fill: LinkText; stroke: Canvas; }
    .ring { stroke: Highlight; }
    text { fill: CanvasText; stroke: Canvas; }
  }
`

/** A dealer that the list leaves out: there to see, with nothing to lead to. */
const Unlisted = styled.circle`
  fill: ${color.edge};
  ${forcedColors} { fill: GrayText; }
`

const Here = styled.g`
  circle { fill: none; stroke: ${color.text}; stroke-width: 3; }
  line { stroke: ${color.text}; stroke-width: 3; }
`

interface DealerMapProps {
  /** In the list beside the map: each point leads to its entry there. */
  dealers: readonly Dealer[]
  unlisted?: readonly Dealer[]
  /** The dealer that the list points at. */
  lit: string | undefined
  onLight: (id: string | undefined) => void
  /** Where the visitor looked from. */
  here: Place | undefined
}

/** The country as a drawing, each dealer a link to its entry in the list. Nothing of it comes from elsewhere. */
export function DealerMap({ dealers, unlisted = [], lit, onLight, here }: DealerMapProps) {
  const { t } = useTranslation('contact')
  const spots = dealers.map((dealer) => ({ id: dealer.id, name: dealer.city, company: dealer.name, ...onMap(dealer) }))
  const sides = namesBeside(spots)
  const shown = spots.find(({ id }) => id === lit)
  return (
    <Root data-ground="night" aria-label={t('dealers.map')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links speak; a title would be a tooltip over the whole map */}
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        {unlisted.map((dealer) => {
          const { x, y } = onMap(dealer)
          return <Unlisted key={dealer.id} cx={x} cy={y} r={6} />
        })}
        {here && <HereMark place={here} />}
        {spots.map(({ id, name, company, x, y }) => (
          <Point
            key={id}
            href={`#dealer-${id}`}
            aria-label={`${name}, ${company}`}
            data-named={sides.has(id) || undefined}
            data-lit={id === lit || undefined}
            onPointerEnter={() => onLight(id)}
            onPointerLeave={() => onLight(undefined)}
            onFocus={() => onLight(id)}
            onBlur={() => onLight(undefined)}
          >
            <circle className="hit" cx={x} cy={y} r={18} />
            <Drawn x={x} y={y} side={sides.get(id)} name={name} />
          </Point>
        ))}
        {/* What is drawn last lies on top. A link that moved there would be another one's neighbour for the keyboard. */}
        {shown && (
          <Point as="g" aria-hidden data-lit pointerEvents="none">
            <Drawn x={shown.x} y={shown.y} side={sides.get(shown.id)} name={shown.name} />
          </Point>
        )}
      </svg>
    </Root>
  )
}

function Drawn({ x, y, side = roomierSide(x), name }: { x: number; y: number; side: Side | undefined; name: string }) {
  const isLeft = side === 'left'
  return (
    <>
      <circle className="ring" cx={x} cy={y} r={21} />
      <circle className="dot" cx={x} cy={y} r={9} />
      <text x={isLeft ? x - GAP : x + GAP} y={y + 8} textAnchor={isLeft ? 'end' : 'start'}>
        {name}
      </text>
    </>
  )
}

function HereMark({ place }: { place: Place }) {
  const { x, y } = onMap(place)
  return (
    <Here>
      <circle cx={x} cy={y} r={30} />
      <line x1={x - 42} x2={x - 18} y1={y} y2={y} />
      <line x1={x + 18} x2={x + 42} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y - 42} y2={y - 18} />
      <line x1={x} x2={x} y1={y + 18} y2={y + 42} />
    </Here>
  )
}
