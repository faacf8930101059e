import { __PRIVATE__ } from 'styled-components'

/** Marks the style sheet of the server's page; styled-components does not know it, and so leaves it where it is. */
export const SERVER_STYLES = 'data-server-styles'

/** After the rules of each component styled-components writes its id and the classes that they are for. */
const COMPONENT = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"/g

/**
 * Tells styled-components which rules the server's style sheet has. By itself it would replace that sheet by one of its own, and
 * add later rules to it: for each of them the browser works out the styles of the whole page anew, because it cannot tell what
 * a rule within `@media` changes in a sheet. What comes later is in a second sheet, after the server's
 * (docs/decisions/0006-the-start-of-a-page.md).
 */
export function keepServerStyles(): void {
  for (const sheet of document.querySelectorAll(`style[${SERVER_STYLES}]`)) {
    for (const [, id = '', classes = ''] of (sheet.textContent ?? '').matchAll(COMPONENT)) {
      for (const name of classes.split(',')) if (name) __PRIVATE__.mainSheet.registerName(id, name)
    }
  }
}
