import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FlagChange, nextTurn, openFlagDesk, overridesAt, parseChanges } from '@demo/backend/flags/flag-changes'
import type { LogRecord } from '@demo/backend/http/logger'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'

const HOUR = 3_600_000
let file: string
let log: LogRecord[]
let time: number

beforeEach(() => {
  file = join(tempFolder('flag-changes'), 'data', 'flags.jsonl')
  log = []
  time = Date.UTC(2026, 10, 27, 12)
})

const desk = () => openFlagDesk({ file, logger: (record) => log.push(record), now: () => time })

const change = (over: Partial<FlagChange> = {}): Omit<FlagChange, 'id' | 'at'> => ({
  after: '',
  flag: 'STOCK',
  isOn: false,
  who: 'Marie',
  why: 'a trial',
  from: time,
  until: null,
  ...over,
})

describe('what operators have changed', () => {
  it('holds from its moment until its end, and after that what was there before it', () => {
    const { add, overrides, changes } = desk()
    add(change({ isOn: true }))
    add(change({ after: changes(true)[0]?.id, from: time + HOUR, until: time + 2 * HOUR }))
    expect(overrides()).toEqual({ STOCK: true })
    expect(nextTurn(changes(), 'STOCK', time)).toMatchObject({ at: time + HOUR, change: { isOn: false } })
    time += HOUR
    expect(overrides()).toEqual({ STOCK: false })
    time += HOUR
    expect(overrides()).toEqual({ STOCK: true })
    expect(nextTurn(changes(), 'STOCK', time)).toBeUndefined()
  })

  it('is taken back by a change to what is set elsewhere', () => {
    const { add, overrides, changes } = desk()
    add(change())
    add(change({ after: changes(true)[0]?.id, isOn: null }))
    expect(overrides()).toEqual({})
    expect(changes()).toHaveLength(2)
  })

  it('is there after a restart, and for another process, with who and when; nobody else may read the file', () => {
    desk().add(change({ why: 'the dealers asked for it' }))
    const [kept] = desk().changes()
    expect(kept).toMatchObject({ who: 'Marie', why: 'the dealers asked for it', at: time, from: time, until: null })
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it('of two who saw the same, the second is told, and nothing of theirs counts', () => {
    const [one, other] = [desk(), desk()]
    expect(one.add(change({ isOn: false }))).toBe(true)
    expect(other.add(change({ isOn: true }))).toBe(false)
    expect(other.overrides()).toEqual({ STOCK: false })
    expect(other.add(change({ after: other.changes()[0]?.id, isOn: true }))).toBe(true)
    expect(other.overrides()).toEqual({ STOCK: true })
    expect(log.filter(({ event }) => event === 'feature_flag_changed')).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain('Marie')
  })

  it('two flags do not stand in each other’s way', () => {
    const { add, overrides } = desk()
    expect([add(change()), add(change({ flag: 'MILES', isOn: true }))]).toEqual([true, true])
    expect(overrides()).toEqual({ STOCK: false, MILES: true })
  })
})

describe('the file of changes', () => {
  it('that a full disk has cut off loses that line alone, and takes the next one', () => {
    const { add, changes } = desk()
    add(change())
    const line = readFileSync(file, 'utf8')
    appendFileSync(file, line.slice(0, 40))
    time += 2_000
    expect(changes()).toHaveLength(1)
    expect(log.at(-1)).toMatchObject({ level: 'error', event: 'feature_flag_changes_unreadable' })
    expect(add(change({ flag: 'MILES', isOn: true }))).toBe(true)
    expect(desk().overrides()).toEqual({ STOCK: false, MILES: true })
  })

  it.each([
    '{"flag":"STOCK"}',
    'null',
    '[]',
    '{"id":"1","after":"","flag":"FLYING_CARS","isOn":true,"who":"","why":"","at":1,"from":1,"until":null}',
    '{"id":"1","after":"","flag":"STOCK","isOn":"no","who":"","why":"","at":1,"from":1,"until":null}',
  ])('takes no line such as %s', (line) => {
    expect(parseChanges(`${line}\n`)).toEqual({ changes: [], broken: 1 })
    expect(overridesAt([], 1)).toEqual({})
  })

  it('that is not there yet is no trouble; one that goes away leaves what it said', () => {
    const { add, overrides, changes } = desk()
    expect(changes()).toEqual([])
    expect(log).toEqual([])
    add(change())
    rmSync(file)
    time += 2_000
    expect(overrides()).toEqual({ STOCK: false })
    expect(log.at(-1)).toMatchObject({ level: 'error', event: 'feature_flag_changes_unreadable' })
  })
})
