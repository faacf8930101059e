import { useRouter } from 'next/router'
import type { ComponentProps } from 'react'
import { isPlainClick } from './plain-click'
import { isFullPageLoad } from './secret-address'

export interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A whole address of the site: with its language. */
  readonly href: string
  /** Whether the new page is shown from its top. Default: yes. */
  readonly scroll?: boolean
  /** The same page with another query: no data of the page is fetched. */
  readonly shallow?: boolean
}

/**
 * A link to a whole address of the site, followed in place. Not next/link: what is approached is fetched ahead for all
 * links of the page in one place (site/use-visitor-input.ts), and next/link would ask for each page a second time.
 */
export function PathLink({ href, scroll = true, shallow = false, onClick, ...rest }: PathLinkProps) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || rest.target || rest.download || !isPlainClick(event) || isFullPageLoad(href))
          return
        event.preventDefault()
        void router.push(href, href, { locale: false, scroll, shallow })
      }}
    />
  )
}
