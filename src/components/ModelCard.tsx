import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { reportOnce } from '@/config/report-once'
import type { Money, Picture, Wltp } from '@/contract/common'
import type { Configuration } from '@/contract/configured-car'
import type { ModelEntry } from '@/contract/navigation'
import { CARLINE_SLUGS, isCarlineCode, isSoldCarline, picturedCarline } from '@/domain/carline'
import { MOTORISATIONS } from '@/domain/fuel-type'
import { colorOfTag } from '@/domain/tag-color'
import { Icon } from '@/ui/Icon'
import { Note } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { CallToAction } from './CallToAction'
import * as Card from './CarCard.styles'
import { LegalNote } from './LegalNote'
import { LineUpScene } from './LineUp'
import { belowNose } from './LineUp.styles'
import * as Parts from './ModelCard.styles'
import { Price } from './Price'
import { SiteLink } from './SiteLink'
import { uniqueBy } from './unique-by'
import { WltpLine } from './WltpLine'

/** The card takes the width of its row. */
const Body = styled(Card.Body)`
  && { gap: ${space['3xs']}; padding: ${space['2xs']} ${space.s} ${space['2xs']} ${belowNose}; }
`

interface ModelCardProps {
  entry: ModelEntry
  /** The "from" price, and the WLTP figures that the law wants beside it. */
  price?: { readonly from_price: Money; readonly wltp: Wltp } | undefined
  /** The car that the entry names by its code: its price and figures replace the above. */
  car?: Pick<Configuration, 'title' | 'price' | 'wltp'> | undefined
}

/** Small enough for two buttons side by side in the narrowest of four columns. An editor's size and padding take precedence. */
const BUTTON_PADDING = '0.5rem 0.75rem'
/** These variants look like links and have no padding. */
const WITHOUT_BOX: readonly string[] = ['link', 'anchor', 'download']

const FILE = /^[\w-]+(?:[./][\w-]+)*$/
const SITE_PICTURE = /^\/images\/[\w-]+(?:[./][\w-]+)*$/
/** The studio's side views, which have a white background and one scale. */
const PROFILE = /-side-\d+\.(?:avif|webp)$/

/** An entry names a file of the brand's folder or a URL of the site's pictures. Anything else is ignored. */
function pictureAddress(filename: string, folder: string): string | undefined {
  if (SITE_PICTURE.test(filename)) return filename
  if (FILE.test(filename)) return `/images/${folder}/${filename}`
  reportOnce(`No picture of the site is called "${filename}"`)
  return undefined
}

/** The picture that editors have chosen; otherwise the outline of the carline. */
export function entryPicture({ model_picture, carlineCode, name }: ModelEntry): Picture | undefined {
  const carline = isCarlineCode(carlineCode) ? carlineCode : undefined
  const menu = { id: 'menu', view: 'ext-side', kind: 'exterior', width: 1280, height: 640 } as const
  const url = model_picture?.filename ? pictureAddress(model_picture.filename, 'cars') : undefined
  if (model_picture && url) {
    const { alt } = model_picture
    return {
      ...menu,
      carline_code: carline,
      url,
      alt,
      background: PROFILE.test(url) ? 'white' : 'studio',
      is_fallback: false,
    }
  }
  const shown = carline && picturedCarline(carline)
  if (!shown) return undefined
  const outline = `/images/cars/${CARLINE_SLUGS[shown]}/silhouette.svg`
  return { ...menu, carline_code: carline, url: outline, alt: name, background: 'transparent', is_fallback: true }
}

const isAnnounced = ({ carlineCode }: ModelEntry) => isCarlineCode(carlineCode) && !isSoldCarline(carlineCode)

/** Spec §2, model card in the menu: its car stands on the line-up of its row. Missing or unknown content is left out. */
export function ModelCard({ entry, price, car }: ModelCardProps) {
  const { t } = useTranslation('type')
  const tagColor = colorOfTag(entry.tag_color)
  const motorisation = MOTORISATIONS.filter((kind) => entry.motorisation.includes(kind))
  const badge = entry.badge?.filename ? pictureAddress(entry.badge.filename, 'badges') : undefined
  const ctas = uniqueBy(entry.ctas_list, ({ label, link }) => `${label} ${link}`)
  const tagAlign = entry.tag_align === 'right' ? 'right' : 'left'
  return (
    <Card.Card aria-label={entry.name}>
      <Body>
        <Card.TitleRow>
          <Card.Title>
            <Parts.MainLink as={SiteLink} href={entry.href}>
              {entry.showFamily && entry.family !== entry.name && <Parts.Family>{entry.family} </Parts.Family>}
              {entry.name}
            </Parts.MainLink>
          </Card.Title>
          {motorisation.length > 0 && (
            <Card.Engines>
              {motorisation.map((kind) => (
                <Icon key={kind} name={kind} label={t(`motorisation.${kind}`)} />
              ))}
            </Card.Engines>
          )}
        </Card.TitleRow>
        {car ? (
          <>
            <Note>{car.title}</Note>
            <Price money={car.price.total} amount={car.price.total_price} withCents />
            <WltpLine wltp={car.wltp} brief />
            <LegalNote />
          </>
        ) : (
          price && (
            <>
              <Price money={price.from_price} isFromPrice withCents />
              <WltpLine wltp={price.wltp} brief />
              <LegalNote />
            </>
          )
        )}
        {isAnnounced(entry) && <Note>{t('announced')}</Note>}
        {ctas.length > 0 && (
          <Parts.MenuActions data-actions="">
            {ctas.map((cta) => (
              <CallToAction
                key={`${cta.label} ${cta.link}`}
                size="s"
                {...(!WITHOUT_BOX.includes(cta.variant) && { padding: BUTTON_PADDING })}
                {...cta}
              />
            ))}
          </Parts.MenuActions>
        )}
      </Body>
      <LineUpScene picture={entryPicture(entry)} size="menu">
        {entry.tag_label && (
          <Parts.Tag $color={tagColor} $align={tagAlign} data-corner="">
            {entry.tag_label}
          </Parts.Tag>
        )}
        {badge && (
          <Parts.Emblem
            src={badge}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            data-corner=""
            $align={tagAlign === 'left' ? 'right' : 'left'}
          />
        )}
      </LineUpScene>
    </Card.Card>
  )
}
