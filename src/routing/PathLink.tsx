import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a whole address of the site. The address has its language already; its page is fetched when a pointer rests
 * on the link, not as soon as it comes into view: a menu and a footer are sixty links.
 */
export function PathLink(props: Omit<ComponentProps<typeof Link>, 'locale'>) {
  return <Link prefetch={false} {...props} locale={false} />
}
