import encodeQR from 'qr'
import { brand } from '@/brand/brand'
import { PAPER } from '@/brand/paper'
import type { Language } from '@/domain/language'
import { SEPARATOR } from '@/i18n/punctuation'
import { type Head, PdfDocument } from './pdf-document.server'
import { MUTED } from './text-styles'

/** Points. */
const QR_WIDTH = 84

interface Masthead extends Head {
  /** What the document is: « Offre ». */
  readonly kind: string
  /** The page of the site that says the same: as words and as a QR code. */
  readonly address: string
  readonly lines: readonly string[]
}

/** A new document with the head of the brand. */
export async function openWithMasthead({ kind, address, lines, ...head }: Masthead): Promise<PdfDocument> {
  const { language } = head
  const paper = await PdfDocument.open(head)
  paper.squares(encodeQR(address, 'raw', { border: 1 }), QR_WIDTH)
  paper.narrow(brand.siteName[language], QR_WIDTH, { size: 10, weight: 'medium', color: PAPER.heading })
  paper.narrow(kind, QR_WIDTH, { size: 24, weight: 'light', gap: 6 })
  for (const line of lines) paper.narrow(line, QR_WIDTH)
  paper.narrow(address, QR_WIDTH, { ...MUTED, gap: 10 })
  return paper
}

/** Who says all this, at the end of a document. */
export function writeCompany(paper: PdfDocument, language: Language): void {
  const { name, street, zipcode, city, vatNumber, phone } = brand.company
  paper.text([`${name}, ${street[language]}, ${zipcode} ${city[language]}`, vatNumber, phone].join(SEPARATOR), MUTED)
}
