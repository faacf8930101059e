import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { env } from '@/config/env.server'
import { purgeCdn } from '@/data/front/purge-cdn.server'
import { refreshFront } from '@/data/front/refresh-front.server'
import { revalidateRegions } from '@/data/front/revalidate-regions.server'
import { type Revalidation, revalidations } from '@/data/front/revalidations.server'
import { answerRevalidation } from '@/door/revalidation/answer.server'
import { readBody } from '@/door/revalidation/read-body.server'

/** The signature is over the body to the byte. */
export const config: PageConfig = { api: { bodyParser: false } }

/** POST /api/revalidate, signed (docs/content.md). */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const one = (name: string) => [request.headers[name]].flat()[0]
  const answer = await answerRevalidation(
    {
      method: request.method,
      timestamp: one('x-timestamp'),
      signature: one('x-signature'),
      body: await readBody(request),
    },
    {
      secret: env.REVALIDATE_SECRET,
      purge: (tags) => purgeCdn(tags, env),
      revalidateRegions: (call) => revalidateRegions(call, env.REGIONS_URL),
      // Only what has been asked for before: a page that nobody has opened is made when somebody does.
      revalidate: async (path) => {
        await response.revalidate(path, { unstable_onlyGenerated: true })
        await refreshFront(path, env)
      },
    },
  )
  revalidations.publish({ outcome: outcomeOf(answer.status) } satisfies Revalidation)
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.status(answer.status).send(JSON.stringify(answer.body))
}

function outcomeOf(status: number): Revalidation['outcome'] {
  if (status === 200) return 'done'
  return status >= 500 ? 'failed' : 'refused'
}
