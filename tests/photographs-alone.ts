import sharp from 'sharp'
import { beforeAll } from 'vitest'
import { readPhotographsAlone } from '@/door/pictures/resize.server'

/** For a file in which sharp reads what it reads in the site, whichever file was before (setup/readable-pictures.ts opens it again). */
export function readsPhotographsAlone(): void {
  beforeAll(() => {
    readPhotographsAlone(sharp)
  })
}
