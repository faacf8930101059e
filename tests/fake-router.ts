import type { NextRouter } from 'next/router'
import { vi } from 'vitest'
import type { Language } from '@/domain/language'

type Listener = (...details: unknown[]) => void

/** next/router where a test can see what was asked of it; it goes nowhere. `asPath` begins after the language, as Next's does. */
export function fakeRouter(path: string, language: Language): NextRouter {
  const listeners = new Map<string, Set<Listener>>()
  const asPath = path.replace(/^\/(?:fr|nl)(?=\/|$|\?)/, '') || '/'
  return {
    route: '/[[...segments]]',
    pathname: '/[[...segments]]',
    query: {},
    asPath,
    basePath: '',
    locale: language,
    locales: ['en', 'nl', 'fr'],
    defaultLocale: 'en',
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    prefetch: vi.fn(async () => undefined),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    beforePopState: vi.fn(),
    events: {
      on: (event: string, listener: Listener) => {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      off: (event: string, listener: Listener) => {
        listeners.get(event)?.delete(listener)
      },
      emit: (event: string, ...details: unknown[]) => {
        for (const listener of listeners.get(event) ?? []) listener(...details)
      },
    },
  }
}
