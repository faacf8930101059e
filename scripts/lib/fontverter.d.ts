/** The part of the package that is used here; it brings no types. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'truetype' | 'woff2'): Promise<Buffer>
}
