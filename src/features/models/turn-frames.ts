import { nearestFirst } from './turn-motion'

/** Parallel downloads. With more, the nearest frames would have to share the bandwidth. */
const MOST_PARALLEL = 4
/** After this many failures the rest would fail too. The visitor's next action tries again. */
const GIVE_UP_AFTER = 4

export interface FramesState {
  readonly count: number
  readonly status: 'loading' | 'failed' | 'complete'
}

/** Loads and keeps the frames of a turn, those nearest to the current step first. */
export class TurnFrames {
  readonly #urls: readonly string[]
  readonly #onChange: (state: FramesState) => void
  readonly #loaded = new Map<number, HTMLImageElement>()
  readonly #loading = new Map<number, HTMLImageElement>()
  readonly #failed = new Set<number>()
  #step = 0

  constructor(urls: readonly string[], onChange: (state: FramesState) => void) {
    this.#urls = urls
    this.#onChange = onChange
  }

  /** Loads the missing frames, including those that failed before. */
  fetch(step: number): void {
    this.#step = step
    this.#failed.clear()
    this.#loadNext()
    this.#notify()
  }

  /** The next downloads are the frames nearest to this step. */
  lookAt(step: number): void {
    this.#step = step
  }

  /** The frame of a step, or the nearest loaded one. */
  nearest(step: number): HTMLImageElement | undefined {
    const found = nearestFirst(step, this.#urls.length).find((each) => this.#loaded.has(each))
    return found === undefined ? undefined : this.#loaded.get(found)
  }

  dispose(): void {
    const loading = [...this.#loading.values()]
    this.#loading.clear()
    // Removing `src` aborts the download.
    for (const image of loading) image.removeAttribute('src')
    this.#loaded.clear()
  }

  #loadNext(): void {
    if (this.#failed.size >= GIVE_UP_AFTER) return
    const missing = nearestFirst(this.#step, this.#urls.length).filter(
      (step) => !this.#loaded.has(step) && !this.#loading.has(step) && !this.#failed.has(step),
    )
    for (const step of missing.slice(0, MOST_PARALLEL - this.#loading.size)) void this.#load(step)
  }

  async #load(step: number): Promise<void> {
    const image = new Image()
    this.#loading.set(step, image)
    image.src = this.#urls[step] ?? ''
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    )
    // The object was disposed during the download.
    if (this.#loading.get(step) !== image) return
    this.#loading.delete(step)
    if (isLoaded) this.#loaded.set(step, image)
    else this.#failed.add(step)
    this.#loadNext()
    this.#notify()
  }

  #notify(): void {
    const count = this.#loaded.size
    const status = this.#loading.size > 0 ? 'loading' : count < this.#urls.length ? 'failed' : 'complete'
    this.#onChange({ count, status })
  }
}
