import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One kind of space. A document breaks its lines where they are full, and its static faces lack some signs of the site's. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('₂', '2').replaceAll('\u2011', '-').replaceAll('ᵉʳ', 'er')
}

/** The words of a PDF as a reader sees them, page by page. */
export async function readPdf(file: Uint8Array) {
  const document = await getDocument({ data: file, useSystemFonts: false, verbosity: 0 }).promise
  const pages: string[] = []
  const faces = new Set<string>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []))
    pages.push(pieces.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ' '}`).join(''))
    await page.getOperatorList()
    for (const { fontName } of pieces) faces.add(page.commonObjs.get(fontName).name)
  }
  const { info } = await document.getMetadata()
  await document.destroy()
  return { text: plain(pages.join('\n')), pages: pages.map(plain), faces: [...faces], info }
}

/** What a PDF is drawn with: its colours, as '#rrggbb', and the lines of its pages, as they stand in the file. */
export function readDrawing(file: Buffer): { readonly colors: ReadonlySet<string>; readonly drawn: string } {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: { length } }) => index + length)
  const drawn = streams
    .map((start) => {
      try {
        return inflateSync(file.subarray(start, text.indexOf('endstream', start))).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
  const hex = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  const colors = [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/gi)].map(
    ([, red = '', green = '', blue = '']) => `#${hex(red)}${hex(green)}${hex(blue)}`,
  )
  return { colors: new Set(colors), drawn }
}
