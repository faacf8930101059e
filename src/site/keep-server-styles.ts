import { __PRIVATE__ } from 'styled-components'

/** Marks the style sheet of the server's page. styled-components does not know it, and so leaves it where it is. */
export const SERVER_STYLES = 'data-server-styles'

/** Classes and the frames of a movement are among them. No word of CSS is one: their letters are those of a hash. */
const WORD = /\w+/g

/**
 * Tells styled-components which rules the server's style sheet has: those whose name stands in it, since a name is made of the rules
 * and their component. By itself it would replace that sheet by one of its own, and add later rules to it: for each of them the
 * browser works out the styles of the whole page anew, because it cannot tell what a rule within `@media` changes in a sheet. What
 * comes later is in a second sheet, after the server's (docs/decisions/0006-first-load-size-and-hydration.md).
 */
export function keepServerStyles(): void {
  const sheet = document.querySelector(`style[${SERVER_STYLES}]`)
  const names = new Set(sheet?.textContent.match(WORD))
  const { mainSheet } = __PRIVATE__
  const isWritten = mainSheet.hasNameForId.bind(mainSheet)
  mainSheet.hasNameForId = (id, name) => names.has(name) || isWritten(id, name)
}
