import { existsSync } from 'node:fs'
import path from 'node:path'
import { CAR_OF_SUBJECT, CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import {
  CARLINE_SLUGS,
  type CarlineCode,
  MODELLED_CARLINES,
  type ModelledCarline,
  picturedCarline,
} from '@/domain/carline'
import type { Language } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { listCrumbs } from '@/routing/crumbs'
import type { RouteMatch } from '@/routing/params'
import { ROUTE_NAMES } from '@/routing/route-table'
import type { SharePicture } from '@/site/page-props'

const SIZE = { width: 1200, height: 630 } as const
const ICON = { path: '/icon-512.png', type: 'image/png', width: 512, height: 512 } as const
const FOLDER = path.join(process.cwd(), 'public')

/** While the pages of a build are made their pictures are not drawn yet: scripts/make/share-pictures.mts does it right after. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** A brand's cars, by any subject. */
const carOfSubject: Readonly<Partial<Record<string, CarlineCode>>> = CAR_OF_SUBJECT

/**
 * The picture of a shared link: the page's own with its title, drawn with the build; for a page that is made on request
 * that of the nearest page above it; where nothing is drawn, as in development, the car's picture alone. A maker whose pictures
 * come from his service has neither: his icon is there in any case.
 */
export function findSharePicture(match: RouteMatch, language: Language, folder = FOLDER): SharePicture {
  const drawn = [...listCrumbs(match, language)]
    .reverse()
    .map((page) => drawnPath(page, language))
    .find((address, index) => (isBuilding && index === 0) || existsSync(path.join(folder, address)))
  if (drawn) return { path: drawn, type: 'image/jpeg', ...SIZE }
  const car = `/images/cars/${CARLINE_SLUGS[shownCarline(match)]}/og-1200.webp`
  return existsSync(path.join(folder, car)) ? { path: car, type: 'image/webp', ...SIZE } : ICON
}

/** Both audiences share one picture: it shows a car and a title, and no price. */
function drawnPath(match: RouteMatch, language: Language): string {
  return `/og${canonicalPath({ ...match, salesType: 'B2C' }, language)}.jpg`
}

/** Whose picture a page shows. */
function pageCarline({ name, params }: RouteMatch): CarlineCode {
  const values: Readonly<Record<string, unknown>> = params
  const subjects = [values.category, values.specific_category, name.replace(/\.tab$/, '')]
  return (
    ([values.carline_code, values.modelName] as (CarlineCode | undefined)[]).find(Boolean) ??
    subjects.map((subject) => carOfSubject[String(subject)]).find(Boolean) ??
    takeTurns({ name, params })
  )
}

/** The one in whose pictures it is shown; nobody has drawn a new model yet. */
const shownCarline = (match: RouteMatch): ModelledCarline => picturedCarline(pageCarline(match)) ?? takeTurns(match)

/** The same page always has the same car, and neighbours in the table have another. */
function takeTurns({ name, params }: Pick<RouteMatch, 'name' | 'params'>): ModelledCarline {
  const letters = [...Object.values(params).flat().join()]
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), ROUTE_NAMES.indexOf(name))
  return MODELLED_CARLINES[sum % MODELLED_CARLINES.length] ?? CAR_OF_THE_SEASON
}

/** The studio's picture behind the title: an announced carline stays in the shadow of the one that it will follow. */
export function pictureFile(match: RouteMatch): string {
  const shown = shownCarline(match)
  const shot = shown === pageCarline(match) ? 'hero-1920' : 'teaser-1280'
  return `/images/cars/${CARLINE_SLUGS[shown]}/${shot}.webp`
}
