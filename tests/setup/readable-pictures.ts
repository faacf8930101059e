import sharp from 'sharp'
import { afterAll } from 'vitest'

/** The site closes sharp for the whole process to all but photographs (door/pictures/resize.server.ts): the next file may read drawings again. */
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))
