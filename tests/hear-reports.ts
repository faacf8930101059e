import { vi } from 'vitest'
import { forgetReports } from '@/config/report-once'

/** Listens to what is said to whoever runs the site, for a test that expects some: everything said from now on. */
export function hearReports(): string[] {
  forgetReports()
  const heard: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    heard.push(words.map(String).join(' '))
  })
  return heard
}
