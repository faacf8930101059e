import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { readsPhotographsAlone } from '@tests/photographs-alone'
import { tempFolder } from '@tests/temp-folder'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { IMAGE_WIDTHS } from '@/config/constants'
import { publicEnv } from '@/config/env.public'
import { answerPicture } from '@/door/pictures/answer.server'
import { isExpensive } from '@/server/page-making/expensive-requests'

let folder = ''
const inFolder = (path: string) => join(folder, path)
const PHOTO = '/images/library/launch.jpg'
const WEBP = { accept: 'image/avif,image/webp,*/*' }

const ask = (query: Readonly<Record<string, string | string[]>>, headers = WEBP) =>
  answerPicture(query, headers, folder)
const sizeOf = async (answer: Response) => {
  const { width, height, format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { width, height, format, hasExif: exif !== undefined }
}

/** A PNG of a few kilobytes that unpacks to millions of pixels. */
function bomb(width: number, height: number): Buffer {
  const crc = (bytes: Buffer) => {
    let value = ~0
    for (const byte of bytes) {
      value ^= byte
      for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    }
    return ~value >>> 0
  }
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

beforeAll(async () => {
  folder = tempFolder('pictures')
  mkdirSync(inFolder('images/library'), { recursive: true })
  const noise = { create: { width: 1500, height: 1000, channels: 3, background: '#a3421d' } } as const
  await sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Zoë' } })
    .toFile(inFolder('images/library/launch.jpg'))
  // Held upright: it says that it lies on its side.
  await sharp(noise).jpeg().withMetadata({ orientation: 6 }).toFile(inFolder('images/library/upright.jpg'))
  await sharp({ create: { ...noise.create, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } } })
    .png()
    .toFile(inFolder('images/library/cut-out.png'))
  writeFileSync(
    inFolder('images/library/drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  writeFileSync(inFolder('images/library/script.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFileSync(inFolder('images/library/page.png'), '<!doctype html><script>alert(1)</script>')
  writeFileSync(inFolder('images/library/bomb.png'), bomb(8_000, 8_000))
  writeFileSync(inFolder('secret.jpg'), 'outside')
  await sharp(noise).jpeg().toFile(inFolder('outside.jpg'))
  symlinkSync(inFolder('outside.jpg'), inFolder('images/library/linked.jpg'))
})

readsPhotographsAlone()

describe('a picture of the site in another width', () => {
  it.each(IMAGE_WIDTHS)('is %i wide, or as wide as it is, in the quality of the specification', async (w) => {
    const answer = await ask({ url: PHOTO, w: String(w), q: '75' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('vary')).toBe('Accept')
    const width = Math.min(w, 1_500)
    expect(await sizeOf(answer)).toEqual({ width, height: Math.round((width * 2) / 3), format: 'webp', hasExif: false })
  })

  it('comes under its whole address too, as an image service elsewhere is asked', async () => {
    expect((await ask({ url: publicEnv.siteUrl + PHOTO, w: '320' })).status).toBe(200)
  })

  it('is what it was to a browser without WebP, and a picture that is seen through stays one', async () => {
    const plain = { accept: 'image/png,*/*' }
    expect((await ask({ url: PHOTO, w: '320' }, plain)).headers.get('content-type')).toBe('image/jpeg')
    const cutOut = await ask({ url: '/images/library/cut-out.png', w: '320' }, plain)
    expect(cutOut.headers.get('content-type')).toBe('image/png')
    expect((await sharp(Buffer.from(await cutOut.arrayBuffer())).metadata()).hasAlpha).toBe(true)
  })

  it('stands upright, whatever the camera was held like', async () => {
    expect(await sizeOf(await ask({ url: '/images/library/upright.jpg', w: '320' }))).toMatchObject({
      width: 320,
      height: 480,
      hasExif: false,
    })
  })

  it('is not sent again to whoever has it, until the file is another', async () => {
    const asked = { url: PHOTO, w: '640' }
    const tag = (await ask(asked)).headers.get('etag') ?? ''
    const again = () => answerPicture(asked, { ...WEBP, 'if-none-match': tag }, folder)
    expect((await again()).status).toBe(304)
    const { atime, mtimeMs } = statSync(inFolder('images/library/launch.jpg'))
    utimesSync(inFolder('images/library/launch.jpg'), atime, new Date(mtimeMs + 5_000))
    expect((await again()).status).toBe(200)
  })

  it('costs, and is counted of each visitor', () => {
    expect(isExpensive('/api/image')).toBe(true)
  })
})

describe('what is not asked for in the site’s own way is refused', () => {
  it.each([
    ['no picture', { w: '640' }],
    ['no width', { url: PHOTO }],
    ['a width that is not in the list', { url: PHOTO, w: '641' }],
    ['a width in another spelling', { url: PHOTO, w: '640.0' }],
    ['a width below nothing', { url: PHOTO, w: '-640' }],
    ['two widths', { url: PHOTO, w: ['640', '320'] }],
    ['two pictures', { url: [PHOTO, PHOTO], w: '640' }],
    ['another quality', { url: PHOTO, w: '640', q: '100' }],
  ])('%s', async (_, query) => {
    const answer = await ask(query)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
  })

  it.each([
    '/images/library/none.jpg',
    '/images/../secret.jpg',
    '/images/library/../../secret.jpg',
    '/images/library/..%2f..%2fsecret.jpg',
    '/images//library/launch.jpg',
    '/images/library\\launch.jpg',
    '/images/library/launch.jpg\0.png',
    '/images/library/launch.jpg?x=.png',
    '/images/library/linked.jpg',
    '/images/library/drawing.svg',
    '/images/library',
    '/secret.jpg',
    'images/library/launch.jpg',
    '//images/library/launch.jpg',
    'file:///etc/passwd',
    'http://169.254.169.254/images/library/launch.jpg',
    'http://localhost:3000.example.be/images/library/launch.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    `/images/${'a/'.repeat(20_000)}b.jpg`,
  ])('a picture at %j', async (url) => {
    const answer = await ask({ url, w: '640' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['script.jpg', 'page.png', 'bomb.png'])(
    'a file that is none, or says that it is endless: %s',
    async (name) => {
      const answer = await ask({ url: `/images/library/${name}`, w: '320' })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

it('a crowd that asks for more than can be made at once is asked to come again, and what is made is right', async () => {
  for (let number = 0; number < 60; number += 1)
    writeFileSync(
      inFolder(`images/library/crowd-${number}.png`),
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    )
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => ask({ url: `/images/library/crowd-${number}.png`, w: '320' })),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2')
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30)
  expect(answers.length - refused.length).toBe(answers.filter(({ status }) => status === 200).length)
})

it('a machine that can make no picture says so, and does not call the picture missing', async () => {
  vi.resetModules()
  vi.doMock('sharp', () => {
    throw new Error('no such package')
  })
  const { answerPicture: answerWithout } = await import('@/door/pictures/answer.server')
  await expect(answerWithout({ url: PHOTO, w: '640' }, WEBP, folder)).rejects.toThrow()
  expect((await answerWithout({ url: '/images/library/none.jpg', w: '640' }, WEBP, folder)).status).toBe(404)
  vi.doUnmock('sharp')
  // Files share their modules: the next one would find that sharp failed to load.
  vi.resetModules()
})
