import { serviceLoaded } from '@tests/msw/handlers'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { CALLS, type CallName } from '@/contract/calls'

// biome-ignore lint/suspicious/noExplicitAny: an answer that is not as agreed has no type
type Answer = any

/** The embedded service, one of whose answers differs from the contract in what `change` does to it. */
export function deviate(name: CallName, change: (answer: Answer) => void): void {
  const { path = '' } = CALLS.find((call) => call.name === name) ?? {}
  server.use(
    http.all(`*${path}`, async ({ request }) => {
      const { backendFetch } = await serviceLoaded()
      const { method, headers, url } = request
      const body = method === 'GET' ? undefined : await request.text()
      const answer = await backendFetch(new Request(url, { method, headers, ...(body !== undefined && { body }) }))
      const right = await answer.json()
      change(right)
      return HttpResponse.json(right, { status: answer.status })
    }),
  )
}
