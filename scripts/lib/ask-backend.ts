import { backendFetch } from '@/backend/http/app'

/**
 * Asks the embedded backend, in this process.
 * @param path of the contract, with its query
 * @throws where it answers with an error
 */
export async function askBackend<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await backendFetch(new Request(`http://backend.invalid${path}`, init))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}
