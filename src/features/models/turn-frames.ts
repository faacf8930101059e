import { nearestFirst } from './turn-motion'

/** A few at a time, so that the nearest do not wait for the others. */
const AT_ONCE = 4
/** After so many failures the rest would fail too: the visitor's next action tries again. */
const GIVE_UP_AFTER = 4

export interface FramesState {
  readonly count: number
  readonly is: 'loading' | 'failed' | 'complete'
}

/** The pictures of a turn: fetched when they are asked for, those nearest to the view first, and kept. */
export class TurnFrames {
  readonly #urls: readonly string[]
  readonly #onChange: (state: FramesState) => void
  readonly #there = new Map<number, HTMLImageElement>()
  readonly #underWay = new Map<number, HTMLImageElement>()
  readonly #failed = new Set<number>()
  #step = 0

  constructor(urls: readonly string[], onChange: (state: FramesState) => void) {
    this.#urls = urls
    this.#onChange = onChange
  }

  /** Fetches what is missing, also what could not be had before. */
  fetch(step: number): void {
    this.#step = step
    this.#failed.clear()
    this.#fill()
    this.#tell()
  }

  /** What is fetched next lies nearest to this one. */
  lookAt(step: number): void {
    this.#step = step
  }

  /** The frame of a step, or the nearest one that is there. */
  nearest(step: number): HTMLImageElement | undefined {
    const found = nearestFirst(step, this.#urls.length).find((each) => this.#there.has(each))
    return found === undefined ? undefined : this.#there.get(found)
  }

  dispose(): void {
    const underWay = [...this.#underWay.values()]
    this.#underWay.clear()
    // An address that leads nowhere ends the request.
    for (const image of underWay) image.removeAttribute('src')
    this.#there.clear()
  }

  #fill(): void {
    if (this.#failed.size >= GIVE_UP_AFTER) return
    const missing = nearestFirst(this.#step, this.#urls.length).filter(
      (step) => !this.#there.has(step) && !this.#underWay.has(step) && !this.#failed.has(step),
    )
    for (const step of missing.slice(0, AT_ONCE - this.#underWay.size)) void this.#load(step)
  }

  async #load(step: number): Promise<void> {
    const image = new Image()
    this.#underWay.set(step, image)
    image.src = this.#urls[step] ?? ''
    const isThere = await image.decode().then(
      () => true,
      () => false,
    )
    // Disposed meanwhile.
    if (this.#underWay.get(step) !== image) return
    this.#underWay.delete(step)
    if (isThere) this.#there.set(step, image)
    else this.#failed.add(step)
    this.#fill()
    this.#tell()
  }

  #tell(): void {
    const count = this.#there.size
    const is = this.#underWay.size > 0 ? 'loading' : count < this.#urls.length ? 'failed' : 'complete'
    this.#onChange({ count, is })
  }
}
