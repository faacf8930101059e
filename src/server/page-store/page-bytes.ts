import type { PackedPage } from './packed-page'

/** A stored page as bytes: a line of JSON, and after it the packed page. */
export function encodePage({ packed, ...head }: PackedPage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), packed])
}

/** @returns undefined where something else has written */
export function decodePage(bytes: Buffer): PackedPage | undefined {
  const end = bytes.indexOf('\n')
  if (end < 0) return undefined
  try {
    const head = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Omit<PackedPage, 'packed'>
    return typeof head.lastModified === 'number' ? { ...head, packed: bytes.subarray(end + 1) } : undefined
  } catch {
    return undefined
  }
}
