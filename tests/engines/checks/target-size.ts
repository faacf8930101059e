/** WCAG 2.2, 2.5.8 Target Size (Minimum), over what measure-targets.ts saw. https://www.w3.org/TR/WCAG22/#target-size-minimum */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Target {
  /** For a message: the element and its words. */
  readonly name: string
  /** Every box that a press on it can hit: its own lines, what stands in it, its label. */
  readonly boxes: readonly Box[]
  /** A square of 24 px about its middle that is the target wherever one presses, though no single box says so. */
  readonly hasSquare: boolean
  /** Stands in a sentence, so that the height of its lines is the text's. */
  readonly isInline: boolean
  /** Its size is the browser's own. */
  readonly isBrowsersOwn: boolean
  /** Names of other targets that a press less than 12 px from its middle hits. */
  readonly hitsAround: readonly string[]
  /** What moves together: a bar that stays over the page is another plane than the page. */
  readonly plane: number
  /** Another control of the page that does the same and is large enough, if the page's test names one. */
  readonly equivalent: string | undefined
}

const LEAST = 24

/** What browsers round away. */
const TOLERANCE = 0.05

interface Options {
  /** The exception of spacing counts, unless this says that small ones had better be large. */
  readonly isSpaceEnough?: boolean
}

/** The targets that are too small and that no exception covers, each with the reason. */
export function tooSmall(targets: readonly Target[], { isSpaceEnough = true }: Options = {}): string[] {
  const undersized = targets.filter((target) => !isLargeEnough(target))
  return undersized
    .filter(({ isInline, isBrowsersOwn, equivalent }) => !isInline && !isBrowsersOwn && equivalent === undefined)
    .flatMap((target) => {
      const neighbour = crowdedBy(target, targets, undersized) ?? (isSpaceEnough ? undefined : 'far from others')
      if (neighbour === undefined) return []
      const { width, height } = boundsOf(target.boxes)
      return [`${target.name} is ${round(width)} x ${round(height)} px, ${neighbour}`]
    })
}

function isLargeEnough({ boxes, hasSquare }: Target): boolean {
  return hasSquare || boxes.some(({ width, height }) => width >= LEAST - TOLERANCE && height >= LEAST - TOLERANCE)
}

/** The exception of spacing: why it does not cover this one. Undefined: it does. */
function crowdedBy(target: Target, targets: readonly Target[], undersized: readonly Target[]): string | undefined {
  const bounds = boundsOf(target.boxes)
  // Nothing to press: no distance makes up for that.
  if (bounds.width < 1 || bounds.height < 1) return 'nothing to press'
  const center = centerOf(bounds)
  for (const other of targets) {
    if (other === target || other.plane !== target.plane) continue
    const isNear = other.boxes.some((box) => distance(center, box) < LEAST / 2 - TOLERANCE)
    const isCircleNear =
      undersized.includes(other) && between(center, centerOf(boundsOf(other.boxes))) < LEAST - TOLERANCE
    if (isNear || isCircleNear) return `too near to ${other.name}`
  }
  return target.hitsAround[0] === undefined ? undefined : `too near to ${target.hitsAround[0]}`
}

interface Point {
  readonly x: number
  readonly y: number
}

function boundsOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const centerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function distance({ x, y }: Point, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - (box.x + box.width))
  const dy = Math.max(box.y - y, 0, y - (box.y + box.height))
  return Math.hypot(dx, dy)
}

const round = (length: number) => Math.round(length * 10) / 10
