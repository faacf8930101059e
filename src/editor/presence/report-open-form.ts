/** Where a window tells which form is open in it (open-forms.server.ts). */
export const OPEN_FORM_PATH = '/api/keystatic/open'

/** Who else has the form open. */
export interface Presence {
  readonly names: readonly string[]
  /** A window of somebody who cannot be told from whoever looks. */
  readonly isElsewhere: boolean
}

/** @param id of this window. @param entry undefined: no form is open any more. @returns undefined where the server does not say */
export async function reportOpenForm(id: string, entry: string | undefined): Promise<Presence | undefined> {
  const answer = await fetch(OPEN_FORM_PATH, {
    method: 'POST',
    headers: { 'no-cors': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ id, entry }),
    keepalive: entry === undefined,
  })
  return answer.ok ? answer.json() : undefined
}
