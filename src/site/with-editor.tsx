import type { AppProps } from 'next/app'
import type { ComponentType } from 'react'

export const EDITOR_PATH = '/keystatic'

/** The editors' screens are no page of the site: without header, footer and words around them. */
export function withEditor<Props extends AppProps>(Site: ComponentType<Props>) {
  return function SiteOrEditor(props: Props) {
    const { Component, router } = props
    return router.pathname.startsWith(EDITOR_PATH) ? <Component /> : <Site {...props} />
  }
}
