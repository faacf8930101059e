import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_IMAGE_QUALITY, type IMAGE_WIDTHS } from '@/config/constants'
import type { PictureView } from '@/contract/common'
import {
  CARLINE_SLUGS,
  isCarlineCode,
  isModelledCarline,
  MODELLED_CARLINES,
  type ModelledCarline,
  picturedCarline,
} from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'
import type { Bilingual, Language } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import { CABIN_DETAILS, CAR_DETAILS, type CabinDetail, type CarDetail } from '../schema/picture-details'
import {
  CAR_SHOTS,
  DAY_SHOTS,
  insideWords,
  PICTURE_SUBJECTS,
  type PictureSubject,
  pictureDetail,
  pictureKey,
  pictureWords,
  SHOTS,
  type Shot,
} from '../schema/picture-names'
import type { Picture } from '../types'
import { findLibraryPicture, readPictureFacts } from './library.server'
import { readText } from './text-reader'

/** A picture as it stands in an entry. */
export interface PictureEntry {
  readonly subject: string
  readonly shot: string
  /** Of the library; it takes the place of the studio's. */
  readonly file?: string
  readonly alt: Bilingual
}

interface Drawn {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly color: string
}

const MANIFEST = ['public', 'images', 'cars', 'manifest.json']
let drawn: Readonly<Record<string, Drawn>> | undefined

/** Every picture that the studio has drawn (docs/studio.md); none where the list is not there. */
function drawnPictures(): Readonly<Record<string, Drawn>> {
  if (drawn) return drawn
  try {
    // The list comes with the pictures, not with the code, so it is no import.
    const text = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ...MANIFEST), 'utf8')
    drawn = (JSON.parse(text) as { pictures: Record<string, Drawn> }).pictures
  } catch {
    return {}
  }
  return drawn
}

const DAY_VIEWS = { 'day-front': 'ext-f34', 'day-side': 'ext-side', 'day-rear': 'ext-r34' } as const

/** Of a detail the view says how near it is, not which picture it was cut from. */
const DETAIL_VIEWS: Readonly<Record<CarDetail | CabinDetail, PictureView>> = {
  'detail-lamp': 'close-front',
  'detail-mirror': 'close-front',
  'detail-arch': 'close-wheel',
  screen: 'int-dash',
  helm: 'int-dash',
  console: 'int-dash',
}

/** The view of the wire that a shot is. */
function shotView(shot: Shot): PictureView {
  if (isOneOf(CAR_SHOTS, shot)) return shot
  if (isOneOf(DAY_SHOTS, shot)) return DAY_VIEWS[shot]
  return isOneOf(CAR_DETAILS, shot) || isOneOf(CABIN_DETAILS, shot) ? DETAIL_VIEWS[shot] : `int-${shot}`
}

const WHOLE_SHOTS = new Set(['hero', 'rear', 'teaser', 'card', ...DAY_SHOTS])

/** The picture that an entry names; null when it names none, or one that is not there. */
export function readPicture({ subject, shot, file, alt }: PictureEntry, audience: Audience): Picture | null {
  if (file) return readLibraryPicture(file, readText(alt, audience), audience)
  const key = pictureKey(subject, shot)
  const found = key && drawnPictures()[key]
  if (!key || !found) return null
  const view = shotView(shot as Shot)
  const detail = pictureDetail(subject as PictureSubject, shot as Shot)
  return {
    ...drawnPicture(
      key,
      found,
      readText(alt, audience) || readText(pictureWords(subject as PictureSubject, shot as Shot), audience),
    ),
    ...(isModelledCarline(subject) && { carline_code: subject }),
    view,
    kind: view.startsWith('int-') ? 'interior' : WHOLE_SHOTS.has(shot) ? 'exterior' : 'detail',
    background: isOneOf(DAY_SHOTS, shot) ? 'white' : 'studio',
    ...(detail && { detail }),
  }
}

/** What the list of the studio says of a picture. */
const drawnPicture = (key: string, { width, height, widths, color }: Drawn, alt: string) => ({
  id: key.replace('/', '-'),
  url: `/images/cars/${key}-${Math.max(...widths)}.webp`,
  width,
  height,
  alt,
  dominant_color: color,
  is_fallback: false,
})

const INSIDE = 'x-ray-'
const BY_DAY = '-day'

/**
 * A car in the dark has two kinds of twins from the same place: its inside, one for each powertrain that the studio has drawn, and
 * itself by day. Nothing for any other picture.
 */
export function readTwins({ subject, shot, file }: PictureEntry, audience: Audience) {
  const key = pictureKey(subject, shot)
  if (file || shot !== 'teaser' || !key) return undefined
  const start = key.slice(0, -shot.length) + INSIDE
  const carline_code = subject as ModelledCarline
  const alt = readText(insideWords(carline_code), audience)
  const look = { carline_code, view: 'teaser', kind: 'exterior', background: 'studio' } as const
  const insides = Object.entries(drawnPictures()).flatMap(([each, found]) =>
    each.startsWith(start) ? [[each.slice(start.length), { ...drawnPicture(each, found, alt), ...look }] as const] : [],
  )
  const day = drawnPictures()[key + BY_DAY]
  return {
    ...(insides.length > 0 && { insides: Object.fromEntries(insides) }),
    ...(day && {
      day: {
        ...drawnPicture(key + BY_DAY, day, readText(pictureWords(subject as PictureSubject, 'day-side'), audience)),
        ...look,
        background: 'white' as const,
      },
    }),
  }
}

/** @param alt what the page says of it, in the place of what the library says */
function readLibraryPicture(file: string, alt: string, audience: Audience): Picture | null {
  const found = findLibraryPicture(file)
  if (!found) return null
  const { picture: { x = MIDDLE, y = MIDDLE } = {}, alt: words } = readPictureFacts(file)
  return {
    id: `library-${file.replaceAll(/[^a-z\d]/g, '-')}`,
    view: 'hero',
    kind: 'exterior',
    ...found,
    alt: alt || (words ? readText(words, audience) : ''),
    background: 'studio',
    is_fallback: false,
    ...((x !== MIDDLE || y !== MIDDLE) && { focus: `${x}% ${y}%` }),
  }
}

/** Per cent: what is cut is cut evenly. */
const MIDDLE = 50

/** Whether the studio has drawn a picture, by its key in the list. */
export function isDrawn(key: string): boolean {
  return Object.hasOwn(drawnPictures(), key)
}

/** A shot of a carline, in the words of the site. */
export function readShot(carline: string, shot: string, audience: Audience): Picture | null {
  return readPicture({ subject: carline, shot, alt: { fr: '', nl: '' } }, audience)
}

/** The smallest file of a picture, as a list to choose from shows it; undefined where there is none. */
export function thumbnail({ subject, shot, file }: Omit<PictureEntry, 'alt'>): string | undefined {
  if (file) return libraryThumbnail(file)
  const key = pictureKey(subject, shot)
  return key && smallest(key)
}

/** Of the library, in one of the widths that can be asked for. */
export const libraryThumbnail = (file: string, width: (typeof IMAGE_WIDTHS)[number] = 320) =>
  `/api/image?url=${encodeURIComponent(`/images/library/${file}`)}&w=${width}&q=${DEFAULT_IMAGE_QUALITY}`

/** The narrowest ones are AVIF alone. */
function smallest(key: string): string | undefined {
  const found = drawnPictures()[key]
  return found && `/images/cars/${key}-${Math.min(...found.widths)}.avif`
}

/** Every picture that an entry can name. */
export function listPictures(language: Language) {
  return PICTURE_SUBJECTS.flatMap((subject) =>
    SHOTS.flatMap((shot) => {
      const url = thumbnail({ subject, shot })
      return url ? [{ subject, shot, url, words: pictureWords(subject, shot)[language] }] : []
    }),
  )
}

/** From the side, on the wheels of the line-up: a name for each paint. */
const PROFILE = /^[a-z]+-w3-side$/

/** Pictures for the cards of the menu, which stand in one line: each car from the side, in each of its paints. An entry names their file. */
export function drawnCards() {
  return MODELLED_CARLINES.flatMap((carline) => {
    const folder = `${CARLINE_SLUGS[carline]}/`
    return Object.entries(drawnPictures()).flatMap(([key, { widths }]) => {
      const url = key.startsWith(folder) && PROFILE.test(key.slice(folder.length)) && smallest(key)
      return url ? [{ carline, url, file: `${key}-${Math.max(...widths)}.webp` }] : []
    })
  })
}

/** A model as a search shows it, by night: small, beside its name. */
export function readFound(carlineCode: string): string | undefined {
  const carline = isCarlineCode(carlineCode) ? picturedCarline(carlineCode) : undefined
  return carline && smallest(`${CARLINE_SLUGS[carline]}/${carline === carlineCode ? 'menu' : 'teaser'}`)
}
