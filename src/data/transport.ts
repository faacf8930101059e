import { publicEnv } from '@/config/env.public'

/** How one party is reached: the address that paths are appended to, and the function that sends. */
export interface Transport {
  /** No slash at the end. */
  readonly base: string
  readonly fetch: (
    input: string | URL | Request,
    init?: RequestInit,
    /** Its name in the contract, by which the server counts it: an adapter may ask under another path. */
    call?: string,
  ) => Promise<Response>
  /**
   * False on the server, where nobody leaves. axios ties its request to the signal, and Node keeps what a signal is tied to
   * until the request is collected, which it then never is: some kilobytes for each call.
   */
  readonly isCancellable?: boolean
}

/** The two parties the site talks to: the remote service of spec §7, and this site's own /api. */
export type Party = 'backend' | 'site'

const overHttp: Transport['fetch'] = (input, init) => globalThis.fetch(input, init)

const transports: Record<Party, Transport> = {
  backend: { base: publicEnv.backendUrl, fetch: overHttp },
  site: { base: '', fetch: overHttp },
}

export function transportTo(party: Party): Transport {
  return transports[party]
}

/** The server replaces the browser's way of sending once, when it starts (server-transport.server.ts). */
export function setTransport(party: Party, transport: Partial<Transport>): void {
  transports[party] = { ...transports[party], ...transport }
}
