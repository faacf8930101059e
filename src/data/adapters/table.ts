import type { Adapters } from './adapter'

/** A service that keeps the contract needs none. One with names of its own has a module here for each call that differs. */
export const adapters: Adapters = {}
