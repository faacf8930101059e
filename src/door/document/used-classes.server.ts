const CLASS = / class="([^"]*)"/g
/** What styled-components calls a component (config/next/short-component-ids.cjs). */
const COMPONENT_NAME = /^sc-[0-9a-z]+-\d+$/
const SELECTED_NAME = /\.sc-[0-9a-z]+-\d+/g

/**
 * A page's HTML without the names of components that no rule selects. styled-components gives each element such a name, for
 * rules like `${Item}:hover &`, of which there are few. React does not compare classes when it hydrates a built page, and
 * styled-components finds its rules by the style sheet. It saves 0.4 to 1.2 KB (gzip) of a document. A component that only the
 * browser draws can therefore select none of the server's HTML by its name.
 *
 * @param css the page's style sheet: the names that it selects stay
 */
export function withUsedClasses(html: string, css: string): string {
  const selected = new Set(css.match(SELECTED_NAME))
  /** A page has each some ten times. */
  const written = new Map<string, string>()
  return html.replace(CLASS, (attribute, classes: string) => {
    const known = written.get(attribute)
    if (known !== undefined) return known
    const used = classes.split(' ').filter((name) => !COMPONENT_NAME.test(name) || selected.has(`.${name}`))
    const shortened = used.length > 0 ? ` class="${used.join(' ')}"` : ''
    written.set(attribute, shortened)
    return shortened
  })
}
