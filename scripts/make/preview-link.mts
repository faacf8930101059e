// A signed link to a preview, for whoever may know PREVIEW_SECRET:
//   npm run preview:link -- --route co2 [--params '{"carline_code":"BORN"}'] [--nl] [--business] [--day 2027-01-01] [--days 7]
import { parseEnv } from '@/config/parse-env.mjs'
import { toDay } from '@/config/preview.server'
import { parseJson } from '@/domain/parse-json'
import { LONGEST, previewToken } from '@/door/preview/token.server'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { loadEnvFiles } from '../lib/env-files.mjs'
import { fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'

const values = readOptions({
  route: { type: 'string', default: 'homepage' },
  params: { type: 'string', default: '{}' },
  nl: { type: 'boolean', default: false },
  business: { type: 'boolean', default: false },
  day: { type: 'string' },
  days: { type: 'string', default: '7' },
})
await loadEnvFiles()
const { PREVIEW_SECRET: secret, SITE_URL: site } = parseEnv(process.env)
if (!secret) fail('PREVIEW_SECRET signs these links, and is not set (.env.example).')
const seconds = Math.round(Number(values.days) * 86_400)
if (!(seconds > 0 && seconds <= LONGEST)) fail(`--days is a number up to ${LONGEST / 86_400}.`)
if (values.day !== undefined && !toDay(values.day)) fail('--day is a day of the calendar, such as 2027-01-01.')

const params = parseJson(values.params) as Record<string, string | string[]> | undefined
if (typeof params !== 'object' || params === null)
  fail(`--params is an object in JSON, such as '{"carline_code":"BORN"}'.`)
const language = values.nl ? 'nl' : 'fr'
const salesType = values.business ? 'B2B' : 'B2C'
if (buildPathFromText(values.route, params, language, salesType) === NOT_FOUND_PATH)
  fail(`There is no page ${values.route} with ${values.params}.`)
const link = { route: values.route, params, language, salesType, ...(values.day && { day: values.day }) } as const
const token = previewToken(link, Math.floor(Date.now() / 1_000) + seconds, secret)
process.stdout.write(`${site}/api/preview?token=${token}\n`)
