import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { engineStamp, essence, inputStamp, isFresh, pictureFiles } from '../scripts/freshness.mts'

let folder = ''
beforeEach(() => {
  folder = tempFolder('studio')
})

const picture = { slug: 'born', name: 'hero', widths: [1280, 640], inputs: () => 'white' }

/** As if it had been drawn: its files are there. */
function draw(): void {
  mkdirSync(join(folder, 'born'))
  for (const file of pictureFiles(folder, picture)) writeFileSync(file, '')
}
const asked = (change: Partial<typeof picture> = {}, engine: string | undefined = 'code') =>
  isFresh({ ...picture, ...change }, { stamps: { 'born/hero': `code:${inputStamp(picture)}` }, engine, folder })

describe('a picture that has been drawn', () => {
  beforeEach(draw)

  it('is not drawn again', () => {
    expect(asked()).toBe(true)
  })

  it('is drawn again when its description has changed', () => {
    expect(asked({ inputs: () => 'red' })).toBe(false)
  })

  it('is drawn again when the drawing code has changed, unless only its form has', () => {
    expect(asked({}, 'other code')).toBe(false)
    expect(isFresh(picture, { stamps: { 'born/hero': `old:${inputStamp(picture)}` }, engine: undefined, folder })).toBe(
      true,
    )
  })

  it('is drawn again when one of its files is gone, in any width or format', () => {
    for (const file of pictureFiles(folder, picture)) {
      rmSync(file)
      expect(asked()).toBe(false)
      writeFileSync(file, '')
    }
    expect(asked()).toBe(true)
  })
})

it('a picture that was never drawn is due', () => {
  expect(isFresh(picture, { stamps: {}, engine: 'code', folder })).toBe(false)
})

describe('the fingerprint of the drawing code', () => {
  const write = (file: string, code: string): void => {
    mkdirSync(join(folder, 'cars'), { recursive: true })
    writeFileSync(join(folder, file), code)
  }

  it('does not change with comments, layout, imports or what is exported', () => {
    expect(essence("import { a } from './a'\n/** What. */\nconst b = f(1, 2)\n")).toBe(
      essence("// Why.\nexport const b = f(\n  1,\n  2,\n)\nimport type { c } from './c'\n"),
    )
    expect(essence('const b = 1')).not.toBe(essence('const b = 2'))
  })

  it('is that of the code which draws: descriptions, shots, rooms and the viewer count by themselves', () => {
    write('body.ts', 'const a = 1')
    const before = engineStamp(folder, 'car')
    for (const file of ['cars/born.ts', 'shots.ts', 'studios.ts', 'viewer.ts']) write(file, 'const b = 1')
    expect(engineStamp(folder, 'car')).toBe(before)
    write('body.ts', 'const a = 2')
    expect(engineStamp(folder, 'car')).not.toBe(before)
  })

  it('of a seat does not make the cars due', () => {
    write('body.ts', 'const a = 1')
    const [outside, inside] = [engineStamp(folder, 'car'), engineStamp(folder, 'interior')]
    mkdirSync(join(folder, 'interior'))
    write('interior/seat.ts', 'const seat = 1')
    expect(engineStamp(folder, 'car')).toBe(outside)
    expect(engineStamp(folder, 'interior')).not.toBe(inside)
  })
})
