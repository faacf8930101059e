import { WrongShape } from './errors'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** What this file needs of a schema, so that it can be loaded without the schema library. */
export interface Shape<T> {
  safeParse(body: unknown): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } }
}

/** The body as the contract types it, or WrongShape naming the call and the first place that differs. */
export function checkShape<T>(call: string, shape: Shape<T>, body: unknown): T {
  const checked = shape.safeParse(body)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  throw new WrongShape(call, pathText(issue?.path ?? []), issue?.message ?? 'no reason given')
}

export function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else text += text === '' ? String(step) : `.${String(step)}`
  }
  return text === '' ? '(body)' : text
}
