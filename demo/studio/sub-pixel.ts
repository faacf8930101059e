/** The radical inverse: the digits of `index` in a base, mirrored at the point. From 0 to 1, evenly spread for any count. */
function halton(index: number, base: number): number {
  let [sum, share] = [0, 1]
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    share /= base
    sum += share * (rest % base)
  }
  return sum
}

/** Where a sample lies in its pixel, in pixels from the pixel's middle, -0.5 to 0.5. The first, 0, is the middle itself. */
export function subPixel(index: number): readonly [x: number, y: number] {
  return index === 0 ? [0, 0] : [halton(index, 2) - 0.5, halton(index, 3) - 0.5]
}
