import { readFile } from 'node:fs/promises'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { brand } from '@/brand/brand'
import { PAPER } from '@/brand/paper'
import { LANGUAGE_FACTS, type Language } from '@/domain/language'
import { replaceMissingGlyphs } from './replace-missing-glyphs'

/** Points, 72 to the inch. */
const MARGIN = 48
const COLUMN_GAP = 16
/** Room for the amounts at the right edge. */
const AMOUNT_WIDTH = 130
const FOOT = 40

const FONTS = path.join(process.cwd(), 'src', 'brand', 'fonts')

type Weight = 'light' | 'medium'
/** What it is, how much, and how that looks. */
export type TableRow = readonly [name: string, amount: string, look?: Look]
type Look = { readonly size?: number; readonly weight?: Weight; readonly color?: string; readonly gap?: number }

/** What the file's own properties say. */
export interface Head {
  readonly language: Language
  readonly title: string
  readonly subject: string
}

let fonts: Promise<readonly [Buffer, Buffer]> | undefined

function readFonts() {
  fonts ??= Promise.all([readFile(path.join(FONTS, 'paper-light.ttf')), readFile(path.join(FONTS, 'paper-medium.ttf'))])
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

/** A sheet that is written from top to bottom in the site's face; a new page begins where one is full. */
export class PdfDocument {
  readonly #document: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #done: Promise<Buffer>
  readonly #width: number

  private constructor({ language, title, subject }: Head) {
    const info = { Title: title, Author: brand.company.name, Subject: subject }
    const lang = LANGUAGE_FACTS[language].bcp47
    // No default face: the site's own is the only one.
    this.#document = new PDFDocument({ size: 'A4', margin: MARGIN, lang, info, font: '', displayTitle: true })
    this.#width = this.#document.page.width - 2 * MARGIN
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#document.on('error', reject)
    })
  }

  static async open(head: Head): Promise<PdfDocument> {
    const [light, medium] = await readFonts()
    const paper = new PdfDocument(head)
    paper.#document.registerFont('light', light)
    paper.#document.registerFont('medium', medium)
    paper.#document.font('light')
    return paper
  }

  text(text: string, look: Look = {}): void {
    const { size = 9.5, gap = 4 } = look
    this.#face(look)
    const shown = replaceMissingGlyphs(text)
    this.#makeRoom(this.#document.heightOfString(shown, { width: this.#width }) + gap)
    this.#document.text(shown, MARGIN, this.#document.y, { width: this.#width, lineGap: size * 0.2 })
    this.#document.y += gap
  }

  heading(text: string): void {
    this.#makeRoom(60)
    this.#document.y += 10
    this.text(text, { size: 13, weight: 'medium', color: PAPER.heading, gap: 2 })
    this.#rule(PAPER.rule)
  }

  /** What it is at the left, how much at the right, below a heading; a row that does not apply is left out. */
  table(heading: string | undefined, rows: readonly (TableRow | false | undefined)[]): void {
    if (heading) this.heading(heading)
    for (const row of rows) if (row) this.#row(row)
  }

  #row([name, amount, look = {}]: TableRow): void {
    this.#face(look)
    const nameWidth = this.#width - AMOUNT_WIDTH - COLUMN_GAP
    const shown = replaceMissingGlyphs(name)
    const height = Math.max(
      this.#document.heightOfString(shown, { width: nameWidth }),
      this.#document.heightOfString(replaceMissingGlyphs(amount), { width: AMOUNT_WIDTH }),
    )
    this.#makeRoom(height + 8)
    const top = this.#document.y
    this.#document.text(shown, MARGIN, top, { width: nameWidth })
    this.#document.text(replaceMissingGlyphs(amount), MARGIN + nameWidth + COLUMN_GAP, top, {
      width: AMOUNT_WIDTH,
      align: 'right',
    })
    this.#document.y = top + height + 3
    this.#rule(PAPER.line)
  }

  /** A new page, unless there is room for as much as this. */
  keepTogether(height: number): void {
    this.#makeRoom(height)
  }

  /** Black squares, at the top right corner of the first page. */
  squares(rows: readonly (readonly boolean[])[], width: number): void {
    const side = width / rows.length
    const left = this.#document.page.width - MARGIN - width
    for (const [down, row] of rows.entries()) {
      for (const [right, isDark] of row.entries()) {
        if (isDark) this.#document.rect(left + right * side, MARGIN + down * side, side, side)
      }
    }
    this.#document.fill(PAPER.text)
  }

  /** Text beside the squares. */
  narrow(text: string, right: number, look: Look = {}): void {
    this.#face(look)
    this.#document.text(replaceMissingGlyphs(text), MARGIN, this.#document.y, { width: this.#width - right })
    this.#document.y += look.gap ?? 4
  }

  end(): Promise<Buffer> {
    this.#document.end()
    return this.#done
  }

  #face({ size = 9.5, weight = 'light', color = PAPER.text }: Look): void {
    this.#document.font(weight).fontSize(size).fillColor(color)
  }

  #rule(color: string): void {
    const { y } = this.#document
    this.#document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(0.5)
      .stroke(color)
    this.#document.y = y + 5
  }

  #makeRoom(height: number): void {
    if (this.#document.y + height > this.#document.page.height - MARGIN - FOOT / 2) this.#document.addPage()
  }
}
