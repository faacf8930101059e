import { readsPhotographsAlone } from '@tests/photographs-alone'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MOST_PICTURE_BYTES } from '@/config/constants'
import { takePicture } from '@/door/pictures/take-picture.server'

const photo = (width: number, height: number, background = '#a3421d') =>
  sharp({ create: { width, height, channels: 3, background } })
const text = (words: string) => Buffer.from(words)

async function taken(name: string, bytes: Buffer) {
  const answer = await takePicture(name, bytes)
  if ('refusal' in answer) throw new Error(answer.refusal)
  const { width, height, exif, icc } = await sharp(answer.bytes).metadata()
  return { ending: answer.ending, width, height, hasNotes: Boolean(exif ?? icc), text: answer.bytes.toString('latin1') }
}

readsPhotographsAlone()

describe('a picture that is taken', () => {
  it.each([
    ['jpg', 'photo.JPG', photo(400, 300).jpeg()],
    ['png', 'photo.png', photo(400, 300).png()],
    ['webp', 'photo.webp', photo(400, 300).webp()],
    ['avif', 'photo.avif', photo(400, 300).avif()],
    ['jpg', 'without an ending', photo(400, 300).jpeg()],
  ])('is a %s under the name %s', async (ending, name, picture) => {
    expect(await taken(name, await picture.toBuffer())).toMatchObject({ ending, width: 400, height: 300 })
  })

  it('stands upright, is no wider than the widest that is shown, and tells neither place nor owner', async () => {
    const held = await photo(3_000, 4_000)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zoë' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await taken('held.jpg', held)).toMatchObject({ width: 2_560, height: 1_920, hasNotes: false })
  })

  it('keeps nothing that was hidden behind it', async () => {
    const both = Buffer.concat([await photo(60, 40).jpeg().toBuffer(), text('<script>alert(1)</script>')])
    expect((await taken('both.jpg', both)).text).not.toContain('script')
  })
})

describe('what is not taken', () => {
  const refusalOf = async (name: string, bytes: Buffer) => takePicture(name, bytes)

  it('is too large, in bytes or in points, before it is unpacked', async () => {
    expect(await refusalOf('a.jpg', Buffer.alloc(MOST_PICTURE_BYTES + 1))).toEqual({ refusal: 'too_large' })
    const bomb = await photo(8_000, 8_000).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusalOf('a.png', bomb)).toEqual({ refusal: 'too_many_points' })
  })

  it.each(['a.png', 'a.webp', 'a.svg', 'a.html'])('calls itself something else than it is: %s', async (name) => {
    expect(await refusalOf(name, await photo(60, 40).jpeg().toBuffer())).toEqual({ refusal: 'other_type' })
  })

  it.each([
    ['drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['drawing', '<svg onload="alert(1)">'],
    ['no_picture', '<!doctype html><script>alert(1)</script>'],
    ['no_picture', '%PDF-1.7'],
    ['no_picture', ''],
    ['phone_format', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['broken', '\x89PNG\r\n\x1a\n and then nothing'],
  ])('is no photograph: %s', async (refusal, words) => {
    expect(await refusalOf('a.png', Buffer.from(words, 'latin1'))).toEqual({ refusal })
  })

  it('is cut short', async () => {
    const whole = await photo(1_200, 800).jpeg().toBuffer()
    expect(await refusalOf('a.jpg', whole.subarray(0, whole.length / 2))).toEqual({ refusal: 'broken' })
  })

  it('moves, or is of another kind', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => photo(20, 20, background).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await refusalOf('a.webp', moving)).toEqual({ refusal: 'moving' })
    expect(await refusalOf('a.gif', await photo(20, 20).gif().toBuffer())).toEqual({ refusal: 'no_picture' })
  })
})
