const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const

/** A document for the visitor's own folder. Its numbers, prices and dates are those of the moment: nothing keeps it. */
export function fileAnswer(file: Buffer | string, name: string, format: keyof typeof TYPES = 'pdf'): Response {
  return new Response(typeof file === 'string' ? file : new Uint8Array(file), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'no-store',
    },
  })
}
