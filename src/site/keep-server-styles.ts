import { __PRIVATE__ } from 'styled-components'

/**
 * Marks the style sheet of the server's page, and names what is in it: `id class,class;id class`, the ids without their `sc-`.
 * styled-components does not know it, and so leaves it where it is.
 */
export const SERVER_STYLES = 'data-server-styles'

/**
 * Tells styled-components which rules the server's style sheet has. By itself it would replace that sheet by one of its own, and
 * add later rules to it: for each of them the browser works out the styles of the whole page anew, because it cannot tell what
 * a rule within `@media` changes in a sheet. What comes later is in a second sheet, after the server's
 * (docs/decisions/0006-the-start-of-a-page.md).
 */
export function keepServerStyles(): void {
  for (const sheet of document.querySelectorAll(`style[${SERVER_STYLES}]`)) {
    for (const component of sheet.getAttribute(SERVER_STYLES)?.split(';') ?? []) {
      const [id = '', classes = ''] = component.split(' ')
      for (const name of classes.split(',')) if (name) __PRIVATE__.mainSheet.registerName(`sc-${id}`, name)
    }
  }
}
