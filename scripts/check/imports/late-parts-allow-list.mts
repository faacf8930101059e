/**
 * Files that a serverHtml part draws and in which something lives all the same, each with what a visitor has without it.
 * Whoever adds one has tried it with the server's HTML alone.
 */
export const LATE_PARTS_ALLOW_LIST: Readonly<Record<string, string>> = {
  'src/blocks/Blocks.Reading.late.tsx':
    'the browser itself finds the tab of an address in the server’s HTML; the effect is for a page that is drawn later',
}
