/** What a form of Keystatic's holds at one place, as its fields and the labels of its lists are given it. */
export type Held =
  | { readonly fields: Readonly<Record<string, Held>> }
  | { readonly elements: readonly Held[] }
  | { readonly discriminant: unknown; readonly value: Held }
  | { readonly schema: Field; readonly value: unknown }

interface Field {
  readonly serialize: (value: unknown, of: { readonly slug: undefined }) => { readonly value: unknown }
}

/** What stands in the windows that add to a list, by the list as it is without it. */
export type Added = ReadonlyMap<unknown, unknown>

/** What a form holds as its entry would say it, with what is being added at the end of its list. */
export function asSaved(held: Held, added: Added): unknown {
  if ('fields' in held) {
    const parts = Object.entries(held.fields).map(([name, part]) => [name, asSaved(part, added)] as const)
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  }
  if ('elements' in held) {
    const last = added.has(held.elements) ? [added.get(held.elements)] : []
    return [...held.elements.map((one) => asSaved(one, added)), ...last]
  }
  if ('discriminant' in held) return { discriminant: held.discriminant, value: asSaved(held.value, added) }
  return nameOf(held.schema.serialize(held.value, { slug: undefined }).value)
}

/** An entry holds its name alone: what its file is called is the file's. */
function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'slug' in value && 'name' in value ? value.name : value
}

/** React's own note of what drew an element, as far as it is read here. */
interface Drawn {
  readonly memoizedProps?: Readonly<Record<string, unknown>> | null
  readonly alternate?: Drawn | null
  readonly return?: Drawn | null
}

/** Its key is the same on all that React has drawn; a form lists its fields among its keys. */
const noteOn = (element: Element, name: 'Fiber' | 'Props'): unknown => {
  const key = Object.keys(element.parentElement ?? element).find((one) => one.startsWith(`__react${name}$`))
  return key && (element as unknown as Record<string, unknown>)[key]
}

/** What the one child of a form was given. */
const givenIn = (form: Element) =>
  (noteOn(form, 'Props') as { children?: { props?: Record<string, unknown> } } | undefined)?.children?.props

/**
 * The entry of the open form with what is typed in a window that adds to one of its lists. Keystatic keeps that in the state of
 * the window, and gives it to nobody before the window is left; all else is in its form at once. So it is read where React notes
 * what it has drawn. Undefined where nothing is being added, and where React or Keystatic should come to note it otherwise: the
 * page then follows when the window is left.
 */
export function readWithPendingItems(page: ParentNode): string | undefined {
  const windows = [...page.querySelectorAll('[role=dialog] form')]
  const main = page.querySelector('main form')
  const entry = main && (givenIn(main)?.previewProps as Held | undefined)
  if (windows.length === 0 || !entry) return undefined
  const added = new Map<unknown, unknown>()
  // The innermost first: what it holds belongs to what is being added around it.
  for (const form of windows.reverse()) addFrom(form, added)
  return added.size > 0 ? JSON.stringify(asSaved(entry, added)) : undefined
}

function addFrom(form: Element, added: Map<unknown, unknown>) {
  const held = givenIn(form) as Held | undefined
  let drawn = noteOn(form, 'Fiber') as Drawn | null | undefined
  while (drawn && !drawn.memoizedProps?.previewProps) drawn = drawn.return
  // React keeps two notes, one of which is a step behind.
  for (const { memoizedProps } of [drawn, drawn?.alternate].flatMap((one) => one ?? [])) {
    const { previewProps, discriminant, modalStateIndex } = memoizedProps ?? {}
    const list = (previewProps as { readonly elements?: unknown } | undefined)?.elements
    // What is open to be changed has its place in the list already.
    if (!list || !held || modalStateIndex !== undefined) continue
    const value = asSaved(held, added)
    added.set(list, discriminant === undefined ? value : { discriminant, value })
  }
}
