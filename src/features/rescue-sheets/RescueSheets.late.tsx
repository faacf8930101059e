import { useTranslation } from 'next-i18next/pages'
import { IS_DEMONSTRATION } from '@/brand/demonstration'
import list from '@/brand/rescue-sheets.json'
import { CARLINE_NAMES, CARLINE_SLUGS, isSoldCarline, type ModelledCarline } from '@/domain/carline'
import type { FuelType } from '@/domain/fuel-type'
import { type Language, otherLanguage } from '@/domain/language'
import { formatDate, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import * as S from './RescueSheets.styles'

const FOLDER = '/downloads/rescue-sheets'
const KILO = 1024
/** Of every drawing: line.svg with its margins. */
const DRAWING = { width: 490, height: 176 } as const

interface SheetOfCarline {
  readonly carline: ModelledCarline
  readonly fuels: readonly FuelType[]
  readonly parts: readonly (keyof typeof list.colors)[]
}

/** Made by demo/studio/scripts/rescue-sheets.mts from the same catalogue that types these names; a test holds them to it. */
export const SHEETS = list.sheets as readonly SheetOfCarline[]

/** Where everything is in each carline, and the sheet to print. */
export function RescueSheets() {
  const { t } = useTranslation('assistance')
  const sheets = SHEETS.filter(({ carline }) => isSoldCarline(carline))
  return (
    <>
      {IS_DEMONSTRATION && (
        <Notice tone="warning">
          <Text>{t('rescue.demonstration')}</Text>
        </Notice>
      )}
      <nav aria-label={t('rescue.list')}>
        <S.Models role="list">
          {sheets.map(({ carline }) => (
            <li key={carline}>
              <a href={`#${CARLINE_SLUGS[carline]}`}>{CARLINE_NAMES[carline]}</a>
            </li>
          ))}
        </S.Models>
      </nav>
      <div>
        {sheets.map((sheet) => (
          <Sheet key={sheet.carline} sheet={sheet} />
        ))}
      </div>
    </>
  )
}

function Sheet({ sheet: { carline, fuels, parts } }: { sheet: SheetOfCarline }) {
  const { t } = useTranslation(['assistance', 'type'])
  const { language } = useAudience()
  const slug = CARLINE_SLUGS[carline]
  const model = CARLINE_NAMES[carline]
  return (
    <S.Sheet id={slug} aria-label={model}>
      <S.Drawings>
        {fuels.map((fuel) => (
          <figure key={fuel}>
            <S.Drawing
              src={`${FOLDER}/${slug}-${fuel.toLowerCase()}.svg`}
              alt={t('assistance:rescue.drawing', { model, fuel: t(`type:fuel.${fuel}`) })}
              loading="lazy"
              {...DRAWING}
            />
            <figcaption>{t(`type:fuel.${fuel}`)}</figcaption>
          </figure>
        ))}
      </S.Drawings>
      <S.Facts>
        <Heading level={3} size="l">
          {model}
        </Heading>
        <S.Legend role="list" aria-label={t('assistance:rescue.legend')}>
          {parts.map((part) => (
            <li key={part}>
              <S.Swatch $color={list.colors[part]} />
              {t(`assistance:rescue.part.${part}`)}
            </li>
          ))}
        </S.Legend>
        <SheetFile carline={carline} language={language} />
        <SheetFile carline={carline} language={otherLanguage(language)} />
      </S.Facts>
    </S.Sheet>
  )
}

function SheetFile({ carline, language }: { carline: ModelledCarline; language: Language }) {
  const { t } = useTranslation('assistance')
  const audience = useAudience()
  const name = `${CARLINE_SLUGS[carline]}-${language}.pdf`
  const file = (list.files as Readonly<Record<string, { bytes: number; date: string }>>)[name]
  if (!file) return null
  const size = formatNumber(Math.ceil(file.bytes / KILO), audience.language)
  return (
    <S.File href={`${FOLDER}/${name}`} download hrefLang={language}>
      <Icon name="download" />
      {t(language === audience.language ? 'rescue.sheet' : 'rescue.otherSheet', { model: CARLINE_NAMES[carline] })}
      <small>{t('rescue.file', { size, date: formatDate(file.date, audience.language, 'short') })}</small>
    </S.File>
  )
}
