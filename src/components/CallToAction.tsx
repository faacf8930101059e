import { reportOnce } from '@/config/report-once'
import type { CallToAction as CallToActionEntity } from '@/contract/navigation'
import { CTA_VARIANTS } from '@/domain/call-to-action'
import { parseOption } from '@/domain/is-one-of'
import { Icon } from '@/ui/Icon'
import { closeBusinessEditionPopup } from './business-edition-popup'
import { Action, Place } from './CallToAction.styles'
import { SiteLink } from './SiteLink'

type Variant = (typeof CTA_VARIANTS)[number]

/** Spec §5: an unknown variant is logged as an error, once, and rendered as primary. */
function readVariant(variant: string): Variant {
  const known = parseOption(CTA_VARIANTS, variant)
  if (known) return known
  reportOnce(`Unknown call-to-action variant "${variant}"`)
  return 'primary'
}

const LOOKS = {
  'modal-close': 'secondary',
  download: 'ghost',
  anchor: 'ghost',
  primary: 'primary',
  secondary: 'secondary',
  link: 'ghost',
} as const satisfies Record<Variant, string>

/** Spec §2, §3. All fields of the entity. Free values of an editor are validated. */
export function CallToAction({ label, link, target, analytics, ...fields }: CallToActionEntity) {
  const variant = readVariant(fields.variant)
  const look = { $variant: LOOKS[variant], $size: readSize(fields.size), $padding: readLength(fields.padding) }
  return (
    <Place $align={fields.align} $width={readLength(fields.width)} $widthMobile={readLength(fields.width_mobile)}>
      {variant === 'modal-close' ? (
        <Action as="button" type="button" {...look} data-analytics={analytics} onClick={closeBusinessEditionPopup}>
          {label}
        </Action>
      ) : variant === 'download' ? (
        <Action as={SiteLink} href={link} download="" blank={target === '_blank'} analytics={analytics} {...look}>
          <Icon name="download" />
          {label}
        </Action>
      ) : variant === 'anchor' ? (
        <Action as={SiteLink} href={anchorHref(link)} analytics={analytics} {...look}>
          {label}
        </Action>
      ) : (
        <Action as={SiteLink} href={link} blank={target === '_blank'} analytics={analytics} {...look}>
          {label}
        </Action>
      )}
    </Place>
  )
}

/** An anchor on this page (its name) or on another page of the site (the whole URL). */
function anchorHref(link: string): string {
  return link.startsWith('#') || link.startsWith('/') ? link : `#${link.split('#')[1] ?? link}`
}

function readSize(size: string | undefined): 's' | 'm' | 'l' {
  return size === 's' || size === 'small' ? 's' : size === 'l' || size === 'large' ? 'l' : 'm'
}

/** Accepts only a CSS length, because the value comes from content and goes into a style sheet. */
function readLength(value: string | undefined): string | undefined {
  if (value === 'full') return '100%'
  return value && /^\d{1,4}(?:\.\d+)?(?:px|rem|em|%|ch|vw)(?: \d{1,4}(?:\.\d+)?(?:px|rem|em|%))?$/.test(value)
    ? value
    : undefined
}
