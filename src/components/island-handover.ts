/**
 * What a visitor has done in the server's HTML of an island, carried over to the component that takes its place: the
 * focus, what was typed and chosen, and a form that was sent meanwhile. Both have the same elements in the same order.
 */
export interface Handover {
  readonly focus: { readonly id: string; readonly at: number; readonly tabIndex: string | null } | undefined
  /** By position; only what is not as it was served. */
  readonly fields: readonly (readonly [at: number, value: string | boolean])[]
  readonly sentForm: number
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary'
const FIELDS = 'input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const all = <E extends Element>(root: ParentNode, selector: string) => [...root.querySelectorAll<E>(selector)]

/** @param sent the form whose sending was held back */
export function noteState(host: HTMLElement, sent: HTMLFormElement | undefined): Handover {
  const { activeElement } = document
  const isInside = activeElement !== null && host.contains(activeElement)
  return {
    focus: isInside
      ? {
          id: activeElement.id,
          at: all(host, FOCUSABLE).indexOf(activeElement),
          tabIndex: activeElement.getAttribute('tabindex'),
        }
      : undefined,
    fields: all<Field>(host, FIELDS).flatMap((field, at) => {
      const value = changedValueOf(field)
      return value === undefined ? [] : [[at, value] as const]
    }),
    sentForm: sent ? all(host, 'form').indexOf(sent) : -1,
  }
}

export function handOver({ focus, fields, sentForm }: Handover, root: HTMLElement): void {
  if (focus) {
    const byId = focus.id ? root.querySelector(`#${CSS.escape(focus.id)}`) : null
    const target = byId ?? all(root, FOCUSABLE)[focus.at]
    // The target of a link to a place in the page was made focusable for it.
    if (byId && focus.tabIndex !== null) byId.setAttribute('tabindex', focus.tabIndex)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  const later = all<Field>(root, FIELDS)
  for (const [at, value] of fields) setValue(later[at], value)
  const form = all<HTMLFormElement>(root, 'form')[sentForm]
  // The component first takes in what its fields have just been given.
  if (form) setTimeout(() => form.requestSubmit())
}

function changedValueOf(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return field.value === served?.value ? undefined : field.value
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked === field.defaultChecked ? undefined : field.checked
  }
  return field.value === field.defaultValue ? undefined : field.value
}

/** As a hand would: React hears of a value that its own setter has not seen. */
function setValue(field: Field | undefined, value: string | boolean): void {
  if (!field) return
  if (typeof value === 'boolean') {
    if (value && field instanceof HTMLInputElement && !field.checked) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
