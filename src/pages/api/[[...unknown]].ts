import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

/** It is not read. */
export const config: PageConfig = { api: { bodyParser: false } }

/** Calls that there are none of. The server in front gives the answer its form (server/problem.ts). */
export default function unknown(_: NextApiRequest, response: NextApiResponse): void {
  response.status(404).end()
}
