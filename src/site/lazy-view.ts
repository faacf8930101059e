import type { ComponentType } from 'react'

/**
 * A view in two forms of one import. `First` is for the page that the server rendered: next/dynamic puts its chunk
 * into the HTML and holds hydration until it is there. `load` is for the pages after it: asked for as soon as a link
 * is touched; the old page stays until it is there (docs/decisions/0005-one-catch-all-page.md).
 */
export interface LazyView {
  readonly First: ComponentType<ViewProps>
  load(): Promise<ComponentType<ViewProps>>
  /** The view, if its code is there already. */
  loaded(): ComponentType<ViewProps> | undefined
}

/** What a door hands to any view. A view's own props are narrower; its loader and its route agree on them. */
export interface ViewProps {
  readonly params: object
}

/**
 * @param first the same import, wrapped by next/dynamic where it stands
 * @param loadParts what the view fetches by itself when it comes with its HTML, and a later page needs with it
 */
export function lazyView<P>(
  first: ComponentType<P>,
  importView: () => Promise<{ default: ComponentType<P> }>,
  loadParts?: () => Promise<unknown>,
): LazyView {
  let promise: Promise<ComponentType<ViewProps>> | undefined
  let view: ComponentType<ViewProps> | undefined
  return {
    First: first as unknown as ComponentType<ViewProps>,
    load() {
      promise ??= Promise.all([importView(), loadParts?.()]).then(
        ([module]) => {
          view = module.default as ComponentType<ViewProps>
          return view
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
