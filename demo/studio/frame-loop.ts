interface Drawing {
  /** Draws what has changed; true while something is on its way and the next frame changes too. */
  readonly change: () => boolean
  /** Draws the same once more, to refine it; from 1. */
  readonly rest: (index: number) => void
  /** So many frames refine a picture; then nothing is drawn. */
  readonly restFrames: number
}

/** Decides which frames are drawn: those that changed, a few at rest to refine the last one, and then none. */
export function frameLoop({ change, rest, restFrames }: Drawing) {
  let pending = 0
  let hasChanged = false
  let refined = restFrames
  const run = (): void => {
    pending = 0
    if (hasChanged) {
      hasChanged = change()
      refined = 0
    } else {
      refined += 1
      rest(refined)
    }
    if (hasChanged || refined < restFrames) pending = requestAnimationFrame(run)
  }
  return {
    /** Something has changed: the next frame shows it. */
    changed: (): void => {
      hasChanged = true
      pending ||= requestAnimationFrame(run)
    },
    /** Shows the change at once, without waiting for a frame. */
    now: (): void => {
      cancelAnimationFrame(pending)
      hasChanged = true
      run()
    },
    stop: (): void => cancelAnimationFrame(pending),
  }
}
