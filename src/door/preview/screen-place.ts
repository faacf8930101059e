/** The screen of an entry, at the tab and the block that a field is in. */
export function screenFor<Edit extends string | null>(field: string, edit: Edit): Edit | string {
  const place = /^(?:tabs\[(\d+)\]\.?)?(?:blocks\[(\d+)\])?/.exec(field)
  const hash = placeInForm(place?.[1], place?.[2])
  return edit && hash ? `${edit}#${hash}` : edit
}

/** What the editors' screens open: `tabs/1/blocks/2` (editor/open-asked-block.ts). */
export function placeInForm(tab: number | string | undefined, block: number | string | undefined): string {
  return [tab !== undefined && `tabs/${tab}`, block !== undefined && `blocks/${block}`].filter(Boolean).join('/')
}
