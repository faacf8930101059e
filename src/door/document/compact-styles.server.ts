/** After the rules of each component styled-components writes its id and the classes that they are for, with a mark after each rule. */
const COMPONENT = /data-styled\.g\d+\[id="sc-([^"]+)"\]\{content:"([^"]*)"\}/g
const RULE_END = /\/\*!sc\*\/\n?/g
const LAST_SEMICOLON = /;(?=\})/g
const LEADING_ZERO = /(?<=[\s:,(-])0(?=\.\d)/g
const CONDITION = /@media [^{]*/g

export interface CompactStyles {
  readonly css: string
  /** `id class,class;id class`, the ids without their common beginning `sc-`: what site/keep-server-styles.ts tells styled-components in the browser. */
  readonly names: string
}

/** The style sheet of a page without what only styled-components reads of it, and without signs that CSS can do without: 1 KB (gzip) of a document. */
export function compactStyles(written: string): CompactStyles {
  const names = [...written.matchAll(COMPONENT)].map(([, id, classes = '']) => `${id} ${classes.replace(/,$/, '')}`)
  const css = written
    .replace(COMPONENT, '')
    .replace(RULE_END, '')
    .replace(LAST_SEMICOLON, '')
    .replace(LEADING_ZERO, '')
    .replace(CONDITION, (condition) => condition.replaceAll(': ', ':'))
  return { css, names: names.join(';') }
}
