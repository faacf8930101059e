import type { IncomingMessage } from 'node:http'

/** Of a signed call. */
const MOST_BYTES = 64 * 1_024

/** The body of a request to the byte. A longer one is cut: its signature is wrong then, and JSON has no end. */
export async function readBody(request: IncomingMessage, mostBytes = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array)
    length += bytes.length
    if (length > mostBytes) break
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
