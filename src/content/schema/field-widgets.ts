/** What the editors' screens draw in the place of words alone (editor/pickers). */
export type Widget =
  | 'color'
  | 'ground'
  | 'icon'
  | 'picture'
  | 'table'
  | 'focus'
  | 'link'
  | 'question'
  | 'badge'
  | 'card'
  | 'download'
  | 'title'
  | 'description'

export interface WidgetField {
  readonly widget: Widget
  /** « français · Nederlands » */
  readonly description: string
}

const drawn = new Map<object, WidgetField>()
/** Fields that an editor chooses by what is seen. Nothing but the screens reads it. */
export const widgetFields: ReadonlyMap<object, WidgetField> = drawn

export function withWidget<Field extends object>(widget: Widget, field: Field, description = ''): Field {
  drawn.set(field, { widget, description })
  return field
}

/** What the screens know by an id, in the language of the reader: questions, by theirs. Empty on the server. */
export const knownNames = new Map<string, string>()
