/**
 * For what nobody has to wait for, such as what makes the browser work out the styles of the whole page: the picture that shows what a
 * press did comes first.
 * @returns what calls it off
 */
export function afterNextFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
