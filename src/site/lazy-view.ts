import type { ComponentType } from 'react'

/**
 * A view in two forms of one import. `First` is for the page that the server rendered: next/dynamic puts its chunk
 * into the HTML and holds hydration until it is there. `load` is for the pages after it: asked for as soon as a link
 * is touched, and shown under Suspense, so that the old page stays until the new one is ready
 * (docs/decisions/0005-one-catch-all-page.md).
 */
export interface LazyView {
  readonly First: ComponentType<ViewProps>
  load(): Promise<ComponentType<ViewProps>>
  /** The view, if it has been loaded already: then nothing needs to suspend. */
  loaded(): ComponentType<ViewProps> | undefined
}

/** What a door hands to any view. A view's own props are narrower; its loader and its route agree on them. */
export interface ViewProps {
  readonly params: object
}

/** Any component at all: `never` accepts each view's own props. */
type AnyView = ComponentType<never>

/** @param first the same import, wrapped by next/dynamic where it stands */
export function lazyView(first: AnyView, importAny: () => Promise<{ default: AnyView }>): LazyView {
  const importView = importAny as unknown as () => Promise<{ default: ComponentType<ViewProps> }>
  let promise: Promise<ComponentType<ViewProps>> | undefined
  let view: ComponentType<ViewProps> | undefined
  return {
    First: first as unknown as ComponentType<ViewProps>,
    load() {
      promise ??= importView().then(
        (module) => {
          view = module.default
          return module.default
        },
        (error: unknown) => {
          // A chunk that failed (offline, a new deployment) may be asked for again.
          promise = undefined
          throw error
        },
      )
      return promise
    },
    loaded: () => view,
  }
}
