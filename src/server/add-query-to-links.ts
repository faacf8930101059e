/** The links of both switches (shell/switches). */
const SWITCH = /<a\b[^>]*\sdata-switch=""[^>]*>/g

/**
 * A stored page is drawn without the query of its address. Its switches lead to the same page for another reader, with the same filters
 * and marks: written into them here, so that nothing is lost where there is no JavaScript, nor before it runs.
 *
 * @param query as it stands in the address
 */
export function addQueryToLinks(html: string, query: string): string {
  const written = query.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html.replace(SWITCH, (link) =>
    link.replace(/(\shref="[^"?#]*)[^"]*/, (_, path: string) => `${path}?${written}`),
  )
}
