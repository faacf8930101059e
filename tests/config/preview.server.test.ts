import { systemClock } from '@demo/backend/clock'
import { describe, expect, it } from 'vitest'
import { currentTime } from '@/config/clock'
import { isPreview, keptPreview, openPreview, toDay, withPreview } from '@/config/preview.server'
import { dayInBrussels } from '@/domain/day-in-brussels'

describe('the clock', () => {
  it('is of the previewed day for what is made in the preview, in the service too, and for nothing beside it', async () => {
    const days: string[] = []
    const look = () => days.push(dayInBrussels(currentTime()), systemClock.today())
    const previewed = withPreview({ day: '2027-07-01' }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      look()
    })
    look()
    await previewed
    look()
    const today = dayInBrussels(new Date())
    expect(days).toEqual([today, today, '2027-07-01', '2027-07-01', today, today])
  })

  it('is that day in Brussels, in summer and in winter', async () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-07-01', '2026-10-25', '2026-12-31']) {
      expect(await withPreview({ day }, async () => dayInBrussels(currentTime()))).toBe(day)
    }
  })

  it('goes on as ever in a preview of today', async () => {
    const before = Date.now()
    const shown = await withPreview({}, async () => currentTime().getTime())
    expect(shown).toBeGreaterThanOrEqual(before)
    expect(shown).toBeLessThanOrEqual(Date.now())
  })
})

it('a preview is that of its own request alone', async () => {
  expect(isPreview()).toBe(false)
  expect(await withPreview({}, async () => isPreview())).toBe(true)
  expect(isPreview()).toBe(false)
})

it.each(['2027-02-29', '2027-2-1', '27-02-01', '2027-02-01T00:00', ' 2027-02-01', '', undefined, null, 20270201, {}])(
  '%o is no day',
  (value) => {
    expect(toDay(value)).toBeUndefined()
  },
)

describe('what a cookie holds', () => {
  const SECRET = 'a secret of more than thirty-two letters'
  const UNTIL = 1_796_008_772
  const before = (UNTIL - 1) * 1_000
  const kept = keptPreview({ day: '2027-02-01', until: UNTIL }, SECRET)

  it('is believed as far as it can be read', () => {
    expect(openPreview(kept, SECRET, before)).toEqual({ day: '2027-02-01', until: UNTIL })
    for (const data of [undefined, null, 'x', {}, { day: '2027-02-30' }, { day: 1, until: 'soon' }]) {
      expect(openPreview(data, SECRET, before)).toEqual({})
    }
  })

  it('opens nothing once the link that began it has ended, or when the secret behind it is another', () => {
    expect(openPreview(kept, SECRET, UNTIL * 1_000)).toBeUndefined()
    expect(openPreview(kept, `${SECRET}!`, before)).toBeUndefined()
    expect(openPreview(kept, undefined, before)).toBeUndefined()
    expect(openPreview({ until: UNTIL }, SECRET, before)).toBeUndefined()
    // Nor when it is given the end of another link.
    expect(openPreview({ ...kept, until: UNTIL + 1 }, SECRET, before)).toBeUndefined()
  })
})
