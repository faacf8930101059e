/** The screen of an entry, at the tab, the block and the text that a field is: `blocks[2].value.heading.fr`. */
export function editorDeepLink<Edit extends string | null>(field: string, edit: Edit): Edit | string {
  const hash = fieldHash(field)
  return edit && hash ? `${edit}#${hash}` : edit
}

const FIELD = /^(?:tabs\[(\d+)\]\.?)?(?:blocks\[(\d+)\](?:\.value\.?|\.discriminant)?)?(.*)$/

/** A text in a list of its block opens in a window of its own, which no address leads to: its block opens. */
function fieldHash(field: string): string {
  const [, tab, block, text = ''] = FIELD.exec(field) ?? []
  return [formHash(tab, block), /^[\w.]+$/.test(text) && text].filter(Boolean).join('/')
}

/** What the editors' screens open: `tabs/1/blocks/2` (editor/open-deep-link.ts). */
export function formHash(tab: number | string | undefined, block: number | string | undefined): string {
  return [tab !== undefined && `tabs/${tab}`, block !== undefined && `blocks/${block}`].filter(Boolean).join('/')
}
