type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Tells React what a visitor has typed or chosen in the server's HTML before it was hydrated. Hydration leaves the fields
 * as they are, but a component that keeps their value has not heard of it, and its next render would write the old
 * value back: the render that the first of several fields causes does so to the others, so all are read before any is told.
 *
 * @param isWaiting leaves out fields of inner parts, which are not hydrated yet
 */
export function replayTypedValues(root: ParentNode, isWaiting: (field: Element) => boolean): void {
  if (process.env.PLAIN_BUILD) return
  const fields = [...root.querySelectorAll<Field>('input, select, textarea')].filter((field) => !isWaiting(field))
  for (const announce of fields.flatMap((field) => prepareAnnouncement(field) ?? [])) announce()
}

/** Undefined where a field is as it was served. */
function prepareAnnouncement(field: Field): (() => void) | undefined {
  const [name, served, event] = servedBy(field)
  const typed = Reflect.get(field, name)
  if (typed === served) return undefined
  const select = keepSelection(field)
  return () => {
    Reflect.set(field, name, served)
    write(field, name, typed)
    select?.()
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** What keeps the value of a field, what it was served with, and the event that React listens to. */
function servedBy(field: Field): [name: 'value' | 'checked', served: string | boolean, event: string] {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return ['value', served?.value ?? '', 'change']
  }
  const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
  // React listens to clicks of boxes. This is a plain event: a mouse's click would turn the box over once more.
  return isBox ? ['checked', field.defaultChecked, 'click'] : ['value', field.defaultValue, 'input']
}

/**
 * React compares a field with the value that it has seen last, which it keeps by a setter of its own on the element. The
 * prototype's setter goes past that one, so that the change is seen.
 */
function write(field: Field, name: 'value' | 'checked', value: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}

/** Selects again what is selected; undefined for fields without a selection of their own: choices, numbers, dates, e-mail addresses. */
function keepSelection(field: Field): (() => void) | undefined {
  if (!('setSelectionRange' in field)) return undefined
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field
  return start === null || end === null ? undefined : () => field.setSelectionRange(start, end, direction ?? 'none')
}
