import { embeddedService } from '@/data/embedded-service.server'

/** @throws where there is no demo/ */
export async function answerInProcess(request: Request): Promise<Response> {
  if (!embeddedService) throw new Error('This command needs the embedded service (demo/backend).')
  return embeddedService.answer(request)
}

/**
 * Asks the embedded backend, in this process.
 * @param path of the contract, with its query
 * @throws where it answers with an error
 */
export async function askBackend<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await answerInProcess(new Request(`http://backend.invalid${path}`, init))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}
