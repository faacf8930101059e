type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Tells React what a visitor has typed or chosen in the server's HTML before it was hydrated. Hydration leaves the fields
 * as they are, but a component that keeps their value has not heard of it, and its next render would write the old
 * value back: the render that the first of several fields causes does so to the others, so all are read before any is told.
 *
 * @param isWaiting leaves out fields of inner parts, which are not hydrated yet
 */
export function announceTypedFields(root: ParentNode, isWaiting: (field: Element) => boolean): void {
  const fields = [...root.querySelectorAll<Field>('input, select, textarea')].filter((field) => !isWaiting(field))
  for (const announce of fields.flatMap((field) => announcementOf(field) ?? [])) announce()
}

/** Undefined where a field is as it was served. */
function announcementOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    if (value === served?.value) return undefined
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
  if (isBox) {
    const { checked, defaultChecked } = field
    if (checked === defaultChecked) return undefined
    return () => {
      field.checked = defaultChecked
      write(field, 'checked', checked)
      // Not a mouse's: that would turn the box over once more.
      field.dispatchEvent(new Event('click', { bubbles: true }))
    }
  }
  const { value, defaultValue } = field
  if (value === defaultValue) return undefined
  const selection = selectionOf(field)
  return () => {
    field.value = defaultValue
    write(field, 'value', value)
    if (selection) field.setSelectionRange(...selection)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * React compares a field with the value that it has seen last, which it keeps by a setter of its own on the element. The
 * prototype's setter goes past that one, so that the change is seen.
 */
function write(field: HTMLInputElement | HTMLTextAreaElement, name: 'value' | 'checked', value: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}

type Selection = [start: number, end: number, direction: 'forward' | 'backward' | 'none']

/** Undefined for fields without a selection of their own: numbers, dates, e-mail addresses. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): Selection | undefined {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field
  return start === null || end === null ? undefined : [start, end, direction ?? 'none']
}
