import { type ReactNode, use } from 'react'
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components'

type Stylis = IStyleSheetContext['stylis']

const known = new Map<string, string[]>()
/** The pages of a build have some five hundred. */
const MOST_KNOWN = 5_000

/** A class has its name by the hash of its CSS: under the same name stand the same rules. What has no name is not kept. */
function keeping(stylis: Stylis): Stylis {
  const kept = (...asked: Parameters<Stylis>): string[] => {
    const [, selector, prefix, componentId] = asked
    if (!selector) return stylis(...asked)
    const name = [prefix, selector, componentId].join(' ')
    const found = known.get(name)
    if (found) return found
    // CSS may hold an address of an answer: there may be ever more classes.
    if (known.size >= MOST_KNOWN) known.clear()
    const rules = stylis(...asked)
    known.set(name, rules)
    return rules
  }
  return Object.assign(kept, { hash: stylis.hash })
}

/** Within it each class's CSS is parsed once for all pages. styled-components begins each page with an empty sheet, and parses all of it. */
export function KeptRules({ children }: { readonly children: ReactNode }) {
  const context = use(StyleSheetContext)
  // Drawn once.
  return <StyleSheetContext value={{ ...context, stylis: keeping(context.stylis) }}>{children}</StyleSheetContext>
}
