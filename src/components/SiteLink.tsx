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
  /** As editors' content gives it: an address of the site, a place in the page, or an address outside. */
  href: string
  blank?: boolean | undefined
  analytics?: string | undefined
}

/**
 * A link whose address comes from content. An address of the site leads to the visitor's own sales type (spec §2); one
 * of a kind that is not known (`javascript:`) is no link, only its words.
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
