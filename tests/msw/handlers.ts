import { HttpResponse, type HttpResponseResolver, http } from 'msw'

const underWay = new Set<Promise<unknown>>()

/** Answers that are being made: a test file that ends before them would leave their modules half loaded. */
export async function answersGiven(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}

const watched =
  (answer: HttpResponseResolver): HttpResponseResolver =>
  (info) => {
    const given = Promise.resolve(answer(info)).finally(() => underWay.delete(given))
    underWay.add(given)
    return given
  }

/**
 * The service is beyond the network: a file of components loads the site's modules anew (tests/setup/dom.ts), and goes on with the
 * service of the file before.
 */
function kept<T>(name: string, load: () => Promise<T>): Promise<T> {
  const place = Symbol.for(`tests: ${name}`)
  const all = globalThis as { [key: symbol]: Promise<T> | undefined }
  all[place] ??= load()
  return all[place]
}

export const serviceLoaded = () => kept('backend', () => import('@demo/backend/http/app'))

/**
 * Every remote call is answered by the very code that answers in production: the embedded backend, and the content
 * behind /api/navigation. They are loaded with the first call, so that a test without one does not pay for them; the tests of
 * components load the service before.
 */
export const handlers = [
  http.all(
    '*/api/backend/*',
    watched(async ({ request }) => {
      const { backendFetch } = await serviceLoaded()
      const isBodiless = request.method === 'GET' || request.method === 'HEAD'
      return portable(
        await backendFetch(
          new Request(request.url, {
            method: request.method,
            headers: request.headers,
            ...(!isBodiless && { body: await request.text() }),
          }),
        ),
      )
    }),
  ),

  http.get(
    '*/api/navigation',
    watched(async ({ request }) => {
      const { answerNavigation } = await kept('navigation', () => import('@/data/navigation/answer.server'))
      const { searchParams } = new URL(request.url)
      return portable(
        await answerNavigation({ language: searchParams.get('language'), type: searchParams.get('type') }),
      )
    }),
  ),

  http.get(
    '*/api/search',
    watched(async ({ request }) => {
      const { answerSearch } = await kept('search', () => import('@/data/search/answer.server'))
      return portable(await answerSearch(Object.fromEntries(new URL(request.url).searchParams)))
    }),
  ),
]

/** The answer as this test's environment makes one: happy-dom brings its own Response class. */
async function portable(answer: Response): Promise<HttpResponse<string>> {
  return new HttpResponse(await answer.text(), {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
  })
}
