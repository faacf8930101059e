import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { color, motion, space, type } from './theme/css-vars'
import { print } from './theme/media'
import { touchSquare } from './touch'

const Track = styled.ul<{ $item: string }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $item }) => `min(${$item}, 100%)`};
  gap: ${space.m};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  list-style: none;
  > li { min-width: 0; scroll-snap-align: start; }
  &:focus-visible { outline-offset: -2px; }
  @media (prefers-reduced-motion: no-preference) { scroll-behavior: smooth; }
  @media (scripting: none) { scrollbar-width: thin; }
  ${print} { display: block; overflow: visible; }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space['2xs']};
  margin-block-start: ${space.s};
  @media (scripting: none) { display: none; }
  ${print} { display: none; }
`

const Position = styled.span`
  margin-inline-end: auto;
  color: ${color.muted};
  font-size: ${type.s};
  font-variant-numeric: tabular-nums;
`

const Step = styled.button`
  ${touchSquare}
  border: 1px solid ${color.edge};
  transition: border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease};
  &:hover:not([aria-disabled='true']) { border-color: ${color.text}; background: ${color.raised}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: not-allowed; }
`

/** Half a pixel of rounding is no step. */
const NEAR_PX = 2

interface Place {
  /** The slide's index, from 0. */
  activeIndex: number
  isFirst: boolean
  isLast: boolean
}

function measurePlace(track: HTMLElement): Place {
  const starts = [...track.children].map((child) => (child as HTMLElement).offsetLeft - track.offsetLeft)
  const end = track.scrollWidth - track.clientWidth
  const isLast = track.scrollLeft >= end - NEAR_PX
  const nearest = starts.reduce(
    (best, start, index) =>
      Math.abs(start - track.scrollLeft) < Math.abs((starts[best] ?? 0) - track.scrollLeft) ? index : best,
    0,
  )
  return { activeIndex: nearest, isFirst: track.scrollLeft <= NEAR_PX, isLast }
}

interface CarouselProps {
  /** The name of the row, for screen readers: what its items are. */
  label: string
  previousLabel: string
  nextLabel: string
  /** The position in words: "2 of 5". Seen, and read out when it changes. */
  position: (index: number, count: number) => string
  /** How wide one item is; a CSS length. Default: a card. */
  item?: string
  children: ReactNode
  className?: string
}

/** A row that the visitor moves: by finger, wheel, keyboard or its buttons. It never moves by itself. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, position, item = '20rem', children, className } = props
  const track = useRef<HTMLUListElement>(null)
  const id = useId()
  const items = Children.toArray(children)
  const [{ activeIndex, isFirst, isLast }, setPlace] = useState<Place>({
    activeIndex: 0,
    isFirst: true,
    isLast: false,
  })

  useEffect(() => {
    const row = track.current
    if (!row) return
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPlace(measurePlace(row)))
    }
    follow()
    row.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      row.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [])

  function go(step: 1 | -1) {
    const row = track.current
    const target = row?.children[Math.max(0, Math.min(activeIndex + step, items.length - 1))]
    if (row && target instanceof HTMLElement) row.scrollTo({ left: target.offsetLeft - row.offsetLeft })
  }

  return (
    <section aria-label={label} className={className}>
      <Track ref={track} id={id} $item={item} role="list" tabIndex={0} aria-label={label}>
        {items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the children keep their own keys; the place is the item's
          <li key={index}>{child}</li>
        ))}
      </Track>
      {!(isFirst && isLast) && (
        <Bar>
          <Position role="status">{position(activeIndex + 1, items.length)}</Position>
          <Step
            type="button"
            aria-controls={id}
            aria-label={previousLabel}
            aria-disabled={isFirst}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-left" />
          </Step>
          <Step type="button" aria-controls={id} aria-label={nextLabel} aria-disabled={isLast} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </Step>
        </Bar>
      )}
    </section>
  )
}
