import { useTranslation } from 'next-i18next/pages'
import type { ComponentProps } from 'react'
import { reportOnce } from '@/config/report-once'
import { useAudience } from '@/routing/CurrentRoute'
import { PathLink } from '@/routing/PathLink'
import { parsePath } from '@/routing/parse-path'
import { switchPath } from '@/routing/switch-path'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const OUTSIDE = /^(?:https?:|mailto:|tel:)/i
const INSIDE = /^(?:\/(?!\/)|#|\?)/

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** URL from content: a path of the site, an anchor, or an external URL. */
  href: string
  blank?: boolean | undefined
  analytics?: string | undefined
}

/**
 * A link whose URL comes from content. A path of the site is switched to the visitor's sales type (spec §2). A URL with an unknown
 * scheme (`javascript:`) is rendered as text.
 */
export function SiteLink({ href, blank = false, analytics, children, ...rest }: SiteLinkProps) {
  const { t } = useTranslation('common')
  const { salesType } = useAudience()
  const page = parsePath(href)
  const opensWindow = blank && <VisuallyHidden>{` (${t('new_window')})`}</VisuallyHidden>
  const target = blank ? ({ target: '_blank', rel: 'noopener' } as const) : undefined

  if (page) {
    return (
      <PathLink {...rest} {...target} href={switchPath(href, { salesType })} data-analytics={analytics}>
        {children}
        {opensWindow}
      </PathLink>
    )
  }
  if (!OUTSIDE.test(href) && !INSIDE.test(href)) {
    if (href) reportOnce(`No link can lead to "${href}"`)
    return <span {...rest}>{children}</span>
  }
  return (
    <a {...rest} {...target} href={href} data-analytics={analytics}>
      {children}
      {opensWindow}
    </a>
  )
}
