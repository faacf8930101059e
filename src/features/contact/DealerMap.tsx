import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Dealer } from '@/content/dealer-types'
import type { Place } from '@/domain/places'
import { color, motion, space } from '@/ui/theme/css-vars'
import { below, forcedColors } from '@/ui/theme/media'
import { LABEL_GAP, MAP, placeLabels, projectToMap, roomierSide, type Side } from './map-projection'

const Root = styled.nav`
  aspect-ratio: ${MAP.width} / ${MAP.height};
  /* Dark ground: the names on the map are white. */
  box-sizing: content-box;
  padding: ${space.s};
  background: url('/images/maps/belgium.svg') center / 100% 100% no-repeat content-box ${color.canvas};
  > svg { width: 100%; height: 100%; overflow: visible; }
  /* On a phone the points are too small for a finger. The list beside the map has the same links. */
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

/** A dealer that is not in the list: the point is visible but no link. */
const Unlisted = styled.circle`
  fill: ${color.edge};
  ${forcedColors} { fill: GrayText; }
`

const Here = styled.g`
  circle { fill: none; stroke: ${color.text}; stroke-width: 3; }
  line { stroke: ${color.text}; stroke-width: 3; }
`

interface DealerMapProps {
  /** The dealers of the list. Each point links to its item there. */
  dealers: readonly Dealer[]
  unlisted?: readonly Dealer[]
  /** Id of the dealer whose item is hovered or focused. */
  lit: string | undefined
  onLight: (id: string | undefined) => void
  /** The searched place. */
  origin: Place | undefined
}

/** A drawn map of the country. It loads nothing from another site. */
export function DealerMap({ dealers, unlisted = [], lit, onLight, origin }: DealerMapProps) {
  const { t } = useTranslation('contact')
  const spots = dealers.map((dealer) => ({
    id: dealer.id,
    name: dealer.city,
    company: dealer.name,
    ...projectToMap(dealer),
  }))
  const sides = placeLabels(spots)
  const shown = spots.find(({ id }) => id === lit)
  return (
    <Root data-ground="night" aria-label={t('dealers.map')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names; a title would be a tooltip over the whole map */}
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        {unlisted.map((dealer) => {
          const { x, y } = projectToMap(dealer)
          return <Unlisted key={dealer.id} cx={x} cy={y} r={6} />
        })}
        {origin && <HereMark place={origin} />}
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
        {/* SVG draws the last element on top. The active label is drawn once more there, because moving its link would change the tab order. */}
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
      <text x={isLeft ? x - LABEL_GAP : x + LABEL_GAP} y={y + 8} textAnchor={isLeft ? 'end' : 'start'}>
        {name}
      </text>
    </>
  )
}

function HereMark({ place }: { place: Place }) {
  const { x, y } = projectToMap(place)
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
