import type { Unsaved } from './unsaved'

/** Where what is typed and not saved is kept for a while (store-unsaved.server.ts). */
export const UNSAVED_PATH = '/api/keystatic/typed'

/** @param id of this window. @param unsaved undefined: it is forgotten. @returns whether the server has it */
export async function sendUnsaved(id: string, unsaved: Unsaved | undefined): Promise<boolean> {
  const answer = await fetch(UNSAVED_PATH, {
    method: 'POST',
    headers: { 'no-cors': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ id, path: unsaved?.path, contents: unsaved?.contents }),
    keepalive: unsaved === undefined,
  })
  return answer.ok
}
