// A signed link to the operators' screen of the flags, for whoever may know FEATURE_FLAGS_SECRET:
//   npm run flags:link -- --who "Marie Peeters" [--hours 12] [--at http://127.0.0.1:3001/api/backend]
import { LONGEST_LINK, operatorToken, SCREEN_PATH } from '@demo/backend/flags/operator-link'
import { parseEnv } from '@/config/parse-env.mjs'
import { loadEnvFiles } from '../../../scripts/lib/env-files.mjs'
import { fail } from '../../../scripts/lib/prepare.mjs'
import { readOptions } from '../../../scripts/lib/read-options.mts'

/** Letters of a name. */
const LONGEST_NAME = 60

const values = readOptions({
  who: { type: 'string', default: '' },
  hours: { type: 'string', default: '12' },
  /** Where the service is reached. */
  at: { type: 'string' },
})
await loadEnvFiles()
const { FEATURE_FLAGS_SECRET: secrets, HOST, PORT } = parseEnv(process.env)
if (!secrets) fail('FEATURE_FLAGS_SECRET signs these links, and is not set (.env.example).')
const who = values.who.trim()
if (who === '' || who.length > LONGEST_NAME) fail(`--who is the operator's name, of at most ${LONGEST_NAME} letters.`)
const seconds = Math.round(Number(values.hours) * 3_600)
if (!(seconds > 0 && seconds <= LONGEST_LINK)) fail(`--hours is a number up to ${LONGEST_LINK / 3_600}.`)
const at = (values.at ?? `http://${HOST}:${PORT}/api/backend`).replace(/\/+$/, '')
if (!URL.canParse(at)) fail('--at is an http(s) address, such as http://127.0.0.1:3000/api/backend.')

const token = operatorToken({ who, until: Math.floor(Date.now() / 1_000) + seconds }, secrets)
process.stdout.write(`${at}${SCREEN_PATH}?token=${token}\n`)
