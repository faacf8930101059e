import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { getPictures, getTurntable } from '@/data/configurator/calls'
import { RemoteProblem } from '@/data/errors'

const born = { lang: 'nl', sales_type: 'B2C', carline_code: 'BORN' } as const

const answer = (status: number, code?: string) =>
  server.use(
    http.get('*/v1/car-configurator/turntable', () =>
      code
        ? HttpResponse.json({ type: 'about:blank', title: 'x', status, detail: 'x', code, request_id: 'r' }, { status })
        : new HttpResponse('not here', { status }),
    ),
  )

describe('a service that has the calls of the specification alone', () => {
  it.each([undefined, 'not_found'])('shows the carline, and nothing turns (%s)', async (code) => {
    answer(404, code)
    const { pictures } = await getPictures({ ...born, view: 'ext-f34' })
    expect(await getTurntable(born)).toEqual({ poster: pictures[0] })
  })

  it.each([
    [404, 'unknown_carline'],
    [500, undefined],
  ])('is not meant where it says %d %s', async (status, code) => {
    answer(status, code)
    await expect(getTurntable(born)).rejects.toThrow(RemoteProblem)
  })
})
