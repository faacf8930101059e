import encodeQR from 'qr'
import { publicEnv } from '@/config/env.public'
import { buildPath } from '@/routing/build-path'
import { type AskedQuery, readQuoteRequest } from './quote-request.server'

/** The same code has the same picture for as long as the site has its address. */
const CACHE_CONTROL = 'public, max-age=86400'

/** GET /api/qr?lang=&sales_type=&cupra_code=: the link to a car as a QR code, an SVG picture. */
export async function answerQr(query: AskedQuery): Promise<Response> {
  const { code, ...audience } = readQuoteRequest(query)
  if (!code) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const address = publicEnv.siteUrl + buildPath('car-configurator.offer', { cupra_code: code }, audience)
  return new Response(encodeQR(address, 'svg', { border: 1 }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': CACHE_CONTROL },
  })
}
