import { CALLS, type CallName } from '@/contract/calls'

/** The call of the service that a request makes, by its address. */
export function nameOfCall(url: string): CallName | undefined {
  const path = new URL(url, 'http://localhost').pathname.replace(/^\/api\/backend/, '')
  const matches = (template: string) => new RegExp(`^${template.replace(/:\w+/, '[^/]+')}$`).test(path)
  return CALLS.find((call) => matches(call.path))?.name
}
