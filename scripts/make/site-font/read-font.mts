import { convert } from 'fontverter'
import { FontIo, Ot } from 'ot-builder'

/** A font file, WOFF2 or plain, as an object that can be read and changed. */
export async function readFont(file: Uint8Array) {
  return FontIo.readFont(FontIo.readSfntOtf(await convert(file, 'truetype')), Ot.ListGlyphStoreFactory)
}
