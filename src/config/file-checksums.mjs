import { crc32 } from 'node:zlib'

const BLOCK = 256

/**
 * The size of a file in bytes, then a sum for each of its blocks: enough to say that another file is the beginning of this one.
 *
 * @param {Buffer} bytes
 * @returns {readonly [size: number, ...sums: number[]]}
 */
export function checksumFile(bytes) {
  const whole = Math.floor(bytes.length / BLOCK)
  const sums = Array.from({ length: whole }, (_, at) => crc32(bytes.subarray(at * BLOCK, (at + 1) * BLOCK)))
  return [bytes.length, ...sums]
}
