import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { readPhotographsAlone } from '@/door/pictures/resize.server'

/** For a file in which sharp reads what it reads in the site: it is closed for the process, and other files draw in that. */
export function readsPhotographsAlone(): void {
  beforeAll(() => {
    readPhotographsAlone(sharp)
  })
  afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))
}
