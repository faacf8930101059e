/** A set of vehicle numbers, one bit each. All sets of one stock have the same number of words. */
export type Bitset = Uint32Array

export function emptySet(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5)
}

export function add(set: Bitset, index: number): void {
  const word = index >>> 5
  set[word] = (set[word] ?? 0) | (1 << (index & 31))
}

export function has(set: Bitset, index: number): boolean {
  return ((set[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0
}

export function narrow(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

export function widen(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

export function countMembers(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word += 1) count += bitsIn(set[word] ?? 0)
  return count
}

/** How many are in both, without making the set of them. */
export function countOfBoth(a: Bitset, b: Bitset): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += bitsIn((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

/** The members, ascending. */
export function membersIn(set: Bitset): Uint32Array {
  const members = new Uint32Array(countMembers(set))
  let at = 0
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      members[at] = (word << 5) + 31 - Math.clz32(rest & -rest)
      at += 1
    }
  }
  return members
}

/** Number of ones in a word, by halves (Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
