import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { publicEnv } from '@/config/env.public'
import { answerQr } from '@/door/papers/quote/qr-answer.server'

async function scanned(query: Record<string, string>): Promise<string> {
  const answer = await answerQr(query)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  const svg = Buffer.from(await answer.text())
  const { data, info } = await sharp(svg, { density: 400 })
    .resize(400)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

describe('the QR code of a car', () => {
  it('opens the page of that code, in the language and for the buyer that it was made for', async () => {
    expect(await scanned({ lang: 'fr', sales_type: 'B2C', cupra_code: 'ab12cd34' })).toBe(
      `${publicEnv.siteUrl}/fr/configurateur/offer/AB12CD34`,
    )
    expect(await scanned({ lang: 'nl', sales_type: 'B2B', cupra_code: 'AB12CD34' })).toBe(
      `${publicEnv.siteUrl}/nl/professioneel/car-configurator/offer/AB12CD34`,
    )
  })

  it('is none of what is no code', async () => {
    expect((await answerQr({ cupra_code: 'no code' })).status).toBe(404)
  })
})
