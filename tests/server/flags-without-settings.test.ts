import { expect, it, vi } from 'vitest'
import { warnOfFlagsWithoutSettings } from '@/server/flags-without-settings'

const FLAG = 'BUYING_PROCESS_EMAIL_VERIFICATION'

it('a flag that can do nothing without a setting is told in the log, once while it is on', () => {
  const log = { warn: vi.fn() }
  const tell = warnOfFlagsWithoutSettings({}, log)
  tell(['STOCK'])
  expect(log.warn).not.toHaveBeenCalled()
  tell(['STOCK', FLAG])
  tell(['STOCK', FLAG])
  expect(log.warn.mock.calls).toEqual([
    [{ flag: FLAG, setting: 'MESSAGES_SMTP_URL' }, `${FLAG} is on and cannot work: MESSAGES_SMTP_URL is not set`],
  ])
  tell(['STOCK'])
  tell(['STOCK', FLAG])
  expect(log.warn).toHaveBeenCalledTimes(2)
})

it('with its setting it is not', () => {
  const log = { warn: vi.fn() }
  warnOfFlagsWithoutSettings({ MESSAGES_SMTP_URL: 'smtp://localhost' }, log)([FLAG])
  expect(log.warn).not.toHaveBeenCalled()
})
