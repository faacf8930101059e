const LEADS_SOMEWHERE = /^(?:https?:|mailto:|tel:|route:|\/)/i
/** Signs that nobody sees, and that keep a word from being found. */
const UNSEEN = /&shy;|[\u00AD\u200B\uFEFF]/g
const NUMBERED = /^\s*\(?[\da-z]{1,4}[.)]/i

/**
 * What Word or a page of the web gives, as a running text takes it: lists as lists, every heading as the one that there is, and no link
 * to a file or to a place in the document. Undefined where nothing is to be cleaned.
 *
 * @param origin of the screens: a page of the site that was copied there is the visitors' too
 */
export function cleanPastedHtml(html: string, origin: string): string | undefined {
  const seen = html.replace(UNSEEN, '')
  const { body } = new DOMParser().parseFromString(seen, 'text/html')
  const before = body.innerHTML
  convertWordLists(body)
  for (const heading of body.querySelectorAll('h1, h2, h4, h5, h6')) {
    const same = body.ownerDocument.createElement('h3')
    same.append(...heading.childNodes)
    heading.replaceWith(same)
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith(`${origin}/`)) link.setAttribute('href', href.slice(origin.length))
    else if (!LEADS_SOMEWHERE.test(href)) link.replaceWith(...link.childNodes)
  }
  return body.innerHTML === before && seen === html ? undefined : body.innerHTML
}

/** Word's lists are paragraphs, each of which begins with the sign of its item: `<p style="mso-list:l0 level2 lfo1">`. */
function convertWordLists(body: HTMLElement) {
  /** Those that the next item can belong to, the outermost first. */
  let lists: readonly Element[] = []
  for (const item of body.querySelectorAll('p[style*="mso-list"]')) {
    const sign = item.querySelector('[style*="mso-list:Ignore" i]')
    const kind = NUMBERED.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    if (item.previousElementSibling !== lists[0]) lists = []
    const level = Math.min(Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1), lists.length + 1)
    const known = lists[level - 1]
    const list = known?.localName === kind ? known : body.ownerDocument.createElement(kind)
    if (list !== known) {
      const around = lists[level - 2]?.lastElementChild
      if (around) around.append(list)
      else item.before(list)
    }
    lists = [...lists.slice(0, level - 1), list]
    const entry = body.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    list.append(entry)
    item.remove()
  }
}
