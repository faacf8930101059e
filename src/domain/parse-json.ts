/** What was sent or kept, or undefined where it is no JSON: somebody else may have written it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
