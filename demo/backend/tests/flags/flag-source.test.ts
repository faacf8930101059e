import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { parseFlagList } from '@demo/backend/flags/flag-overrides'
import { createFlagSource, mergeLayers } from '@demo/backend/flags/flag-source'
import type { LogRecord } from '@demo/backend/http/logger'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'

let folder: string
let file: string
let log: LogRecord[]
let time: number

beforeEach(() => {
  folder = tempFolder('flags')
  file = join(folder, 'flags.json')
  log = []
  time = 0
})

function source(list?: string) {
  const layers = createFlagSource({ list, file, logger: (record) => log.push(record), now: () => time })
  return () => mergeLayers(layers())
}

/** Long enough for the source to ask the disk again. */
const later = () => {
  time += 2_000
}

describe('the list of overrides', () => {
  it('takes on, off, true, false and a bare name', () => {
    expect(parseFlagList('TAVASCAN=off, STOCK=true,MILES,STOCK_CTA=FALSE,')).toEqual({
      TAVASCAN: false,
      STOCK: true,
      MILES: true,
      STOCK_CTA: false,
    })
  })

  it.each(['FLYING_CARS=on', 'TAVASCAN=perhaps', 'tavascan'])('refuses %s and names it', (text) => {
    expect(() => parseFlagList(text)).toThrow(text.split('=')[0])
  })

  it('that is wrong stops the start and names its variable', () => {
    expect(() => source('FLYING_CARS')).toThrow('FEATURE_FLAGS: "FLYING_CARS" is not a feature flag')
  })

  it('outranks the file, which outranks the defaults', () => {
    writeFileSync(file, '{"TAVASCAN":false,"STOCK":false}')
    expect(source('STOCK=on')()).toEqual({ ...DEFAULT_FLAGS, TAVASCAN: false, STOCK: true })
  })
})

describe('the file of overrides', () => {
  it('keeps what it says of the others when it names a flag that has ended, and one line says so', () => {
    writeFileSync(file, '{"STOCK":false,"FLYING_CARS":true}')
    expect(source()()).toEqual({ ...DEFAULT_FLAGS, STOCK: false })
    const message = expect.stringContaining('FLYING_CARS')
    expect(log).toEqual([expect.objectContaining({ event: 'feature_flags_file_unknown', file, message })])
  })

  it('is read again when it changes', () => {
    writeFileSync(file, '{"MILES":true}')
    const flags = source()
    expect(flags().MILES).toBe(true)
    writeFileSync(file, '{"MILES": false}')
    later()
    expect(flags().MILES).toBe(false)
  })

  it.each(['{"MILES":', '[]', '{"MILES":"on"}'])(
    'keeps its last good content when it turns into %s, and one line says so',
    (broken) => {
      writeFileSync(file, '{"MILES":true}')
      const flags = source()
      flags()
      writeFileSync(file, broken)
      later()
      expect(flags().MILES).toBe(true)
      later()
      expect(flags().MILES).toBe(true)
      expect(log).toEqual([expect.objectContaining({ event: 'feature_flags_file_unreadable', file })])
    },
  )

  it('that is missing leaves the defaults, and is taken up once it stands', () => {
    const flags = source()
    expect(flags()).toEqual(DEFAULT_FLAGS)
    expect(log).toHaveLength(1)
    writeFileSync(file, '{"MILES":true}')
    later()
    expect(flags().MILES).toBe(true)
  })
})

it('the premium that has ended is off by default', () => {
  expect(DEFAULT_FLAGS.STOCK_FLEMISH_REGION_INCENTIVE).toBe(false)
})
