/** The cars that were in the address since the page opened, the current one last. */
export type CarTrail = readonly string[]

/** Going back to the car before takes the last one off, however it was done: by our link or by the browser's. */
export function walkOn(trail: CarTrail, id: string): CarTrail {
  if (trail.at(-1) === id) return trail
  if (trail.at(-2) === id) return trail.slice(0, -1)
  return [...trail, id]
}

/** The car before the last choice. */
export function carBefore(trail: CarTrail): string | undefined {
  return trail.at(-2)
}
