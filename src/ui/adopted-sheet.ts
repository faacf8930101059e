/**
 * A style sheet of the whole document that is written by code: no document carries it, and a change of it concerns the elements that
 * it selects alone. It is put into the document when it is first written.
 */
export function adoptedSheet(): { write(css: string): void } {
  let sheet: CSSStyleSheet | undefined
  return {
    write(css) {
      if (!sheet) {
        sheet = new CSSStyleSheet()
        document.adoptedStyleSheets.push(sheet)
      }
      sheet.replaceSync(css)
    },
  }
}
