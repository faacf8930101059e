import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { publicEnv } from '@/config/env.public'
import { EnvironmentError, parseEnv } from '@/config/parse-env.mjs'
import { VARIABLES } from '@/config/variables.mjs'

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

describe('the environment', () => {
  it('may be empty: then everything has a value that works', () => {
    expect(parseEnv({})).toEqual({
      SITE_URL: 'http://localhost:3000',
      SITE_INDEXING: 'on',
      CONTENT_EDITOR_GITHUB_URL: 'https://github.com',
      HOST: 'localhost',
      PORT: 3000,
      NEXT_PUBLIC_BACKEND_URL: '/api/backend',
      NEXT_PUBLIC_APP_VERSION: 'development',
      NEXT_PUBLIC_TAG_MANAGER_URL: 'https://www.googletagmanager.com',
      FRONT_URL: [],
      REGIONS_URL: [],
      PICTURE_ORIGINS: [],
      TAG_MANAGER_ORIGINS: [],
      FEATURE_FLAGS: '',
      BACKEND_DEADLINE_MS: 2_000,
      PAGE_DEADLINE_MS: 4_000,
      TRUSTED_PROXIES: 0,
      FIELD_SAMPLE: 10,
      RATE_LIMIT: 600,
      MESSAGES_KEY_LOST: 'off',
      SEARCH_MAILS: 'off',
      MESSAGES_RATE_LIMIT: 10,
      PAGE_STORE_MB: 64,
      LOG_LEVEL: 'info',
      STOCK_SIZE: 600,
      BACKEND_CORS_ORIGIN: [],
      TEST_PORT: 3190,
    })
  })

  it.each(['https://staging.example.be', 'https://acc-shop.example.be', 'https://test.example.be'])(
    'keeps a rehearsal at %s out of search engines, unless told otherwise',
    (SITE_URL) => {
      expect(parseEnv({ SITE_URL }).SITE_INDEXING).toBe('off')
      expect(parseEnv({ SITE_URL, SITE_INDEXING: 'on' }).SITE_INDEXING).toBe('on')
    },
  )

  it('leaves a public site to search engines, unless told otherwise', () => {
    expect(parseEnv({ SITE_URL: 'https://www.testament.example' }).SITE_INDEXING).toBe('on')
    expect(parseEnv({ SITE_URL: 'https://www.example.be', SITE_INDEXING: 'off' }).SITE_INDEXING).toBe('off')
  })

  it('counts an empty or blank value as none', () => {
    expect(parseEnv({ BACKEND_URL: '', PORT: ' ', FEATURE_FLAGS: '' })).toEqual(parseEnv({}))
  })

  it('is read as numbers, lists and addresses without a slash at the end', () => {
    expect(
      parseEnv({
        SITE_URL: 'https://www.example.be/',
        HOST: '0.0.0.0',
        PORT: '8080',
        BACKEND_URL: 'https://api.example.be/cars/',
        NEXT_PUBLIC_BACKEND_URL: 'https://www.example.be/service',
        NEXT_PUBLIC_IMAGE_SERVICE_URL: 'https://images.example.be/resize/',
        NEXT_PUBLIC_APP_VERSION: '1.4.0-rc.1',
        NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC1234',
        NEXT_PUBLIC_TAG_MANAGER_URL: 'https://tags.example.be/',
        TAG_MANAGER_ORIGINS: 'https://www.google-analytics.com, https://region1.google-analytics.com',
        FEATURE_FLAGS: 'TAVASCAN,STOCK_CTA=off,MILES_FIX_TYRES_2025=true',
        FEATURE_FLAGS_FILE: './flags.json',
        BACKEND_DEADLINE_MS: '750',
        STOCK_SIZE: '100000',
        BACKEND_CORS_ORIGIN: 'https://www.example.be, http://localhost:4000',
      }),
    ).toEqual({
      SITE_URL: 'https://www.example.be',
      SITE_INDEXING: 'on',
      CONTENT_EDITOR_GITHUB_URL: 'https://github.com',
      HOST: '0.0.0.0',
      PORT: 8080,
      BACKEND_URL: 'https://api.example.be/cars',
      NEXT_PUBLIC_BACKEND_URL: 'https://www.example.be/service',
      NEXT_PUBLIC_IMAGE_SERVICE_URL: 'https://images.example.be/resize',
      NEXT_PUBLIC_APP_VERSION: '1.4.0-rc.1',
      NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-ABC1234',
      NEXT_PUBLIC_TAG_MANAGER_URL: 'https://tags.example.be',
      PICTURE_ORIGINS: [],
      TAG_MANAGER_ORIGINS: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
      FEATURE_FLAGS: 'TAVASCAN,STOCK_CTA=off,MILES_FIX_TYRES_2025=true',
      FEATURE_FLAGS_FILE: join(process.cwd(), 'flags.json'),
      BACKEND_DEADLINE_MS: 750,
      PAGE_DEADLINE_MS: 4_000,
      FRONT_URL: [],
      REGIONS_URL: [],
      TRUSTED_PROXIES: 0,
      FIELD_SAMPLE: 10,
      RATE_LIMIT: 600,
      MESSAGES_KEY_LOST: 'off',
      SEARCH_MAILS: 'off',
      MESSAGES_RATE_LIMIT: 10,
      PAGE_STORE_MB: 64,
      LOG_LEVEL: 'info',
      STOCK_SIZE: 100_000,
      BACKEND_CORS_ORIGIN: ['https://www.example.be', 'http://localhost:4000'],
      TEST_PORT: 3190,
    })
  })

  it('sends the browser to the same service as the server, unless it says otherwise', () => {
    const BACKEND_URL = 'https://api.example.be'
    expect(parseEnv({ BACKEND_URL }).NEXT_PUBLIC_BACKEND_URL).toBe(BACKEND_URL)
    expect(parseEnv({ BACKEND_URL, NEXT_PUBLIC_BACKEND_URL: '/service' }).NEXT_PUBLIC_BACKEND_URL).toBe('/service')
  })

  it('may name a path of this site as the backend of the browser', () => {
    expect(parseEnv({ NEXT_PUBLIC_BACKEND_URL: '/api/v2' }).NEXT_PUBLIC_BACKEND_URL).toBe('/api/v2')
  })

  it.each([
    ['SITE_URL', 'www.example.be'],
    ['SITE_URL', 'https://www.example.be/fr'],
    ['SITE_URL', 'ftp://www.example.be'],
    ['HOST', 'a host'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['TRUSTED_PROXIES', '-1'],
    ['RATE_LIMIT', 'many'],
    ['FIELD_SAMPLE', '101'],
    ['PAGE_STORE_MB', '0'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['PAGE_DEADLINE_MS', '0'],
    ['BACKEND_URL', 'javascript:alert(1)'],
    ['BACKEND_URL', 'api.example.be'],
    ['BACKEND_URL', 'https://api.example.be/cars?key=1'],
    ['FEATURE_FLAGS_CHANGES', '"/srv/flags.jsonl"'],
    ['ASKED_IN_VAIN', '~/asked-in-vain.jsonl'],
    ['NEXT_PUBLIC_BACKEND_URL', '//elsewhere.example'],
    ['NEXT_PUBLIC_APP_VERSION', 'v1 "quoted"'],
    ['NEXT_PUBLIC_TAG_MANAGER_ID', "GTM-X');alert('"],
    ['NEXT_PUBLIC_TAG_MANAGER_URL', 'https://tags.example.be/gtm'],
    ['TAG_MANAGER_ORIGINS', "'unsafe-inline'"],
    ['FEATURE_FLAGS', 'TAVASCAN=yes'],
    ['FEATURE_FLAGS', 'tavascan'],
    ['BACKEND_DEADLINE_MS', '99'],
    ['BACKEND_DEADLINE_MS', '2s'],
    ['STOCK_SIZE', 'many'],
    ['STOCK_SIZE', '-1'],
    ['STOCK_SIZE', '1000000'],
    ['BACKEND_CORS_ORIGIN', 'https://www.example.be/path'],
  ] as const)('stops the start over %s=%s, naming the variable, the value and what is expected', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} is ${JSON.stringify(value)}: expected is ${VARIABLES[name].expected}.`,
    ])
  })

  it('finds a file from the project’s folder on, never in the folder that the next build makes anew', () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/site/.next/standalone')
    onTestFinished(() => cwd.mockRestore())
    const store = (MESSAGES_STORE: string) => parseEnv({ MESSAGES_STORE }).MESSAGES_STORE
    expect(store('data/messages.db')).toBe('/site/data/messages.db')
    expect(store('/srv/my data/messages.db')).toBe('/srv/my data/messages.db')
    expect(store('postgres:///messages?host=/run/postgresql')).toBe('postgres:///messages?host=/run/postgresql')
    expect(parseEnv({ FEATURE_FLAGS_FILE: './flags.json' }).FEATURE_FLAGS_FILE).toBe('/site/flags.json')
    cwd.mockReturnValue(tempFolder('secrets'))
    writeFileSync(join(process.cwd(), 'token'), 's'.repeat(32))
    expect(parseEnv({ METRICS_TOKEN_FILE: 'token' }).METRICS_TOKEN).toHaveLength(32)
  })

  it('calls another one’s address as it was given, down to its last sign', () => {
    const address = 'https://crm.example.be/hooks/messages/?to=sales'
    expect(parseEnv({ MESSAGES_WEBHOOK_URL: address }).MESSAGES_WEBHOOK_URL).toBe(address)
    expect(parseEnv({ CDN_PURGE_URL: 'https://cdn.example/purge/' }).CDN_PURGE_URL).toBe('https://cdn.example/purge/')
  })

  it.each([
    ['REDIS_URL', 'redis://site:50%off@127.0.0.1'],
    ['REDIS_URL', 'redis://127.0.0.1/first'],
    ['MESSAGES_STORE', 'postgres://site:half#half@127.0.0.1/messages'],
    ['MESSAGES_STORE', '~/messages.db'],
  ] as const)('stops the start over an address that its client cannot read: %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name} is not right: expected is ${VARIABLES[name].expected}.`])
  })

  it('wants the server to ask the service that browsers ask', () => {
    const [SITE_URL, NEXT_PUBLIC_BACKEND_URL] = ['https://www.example.be', 'https://api.example.be']
    expect(problemsOf({ SITE_URL, NEXT_PUBLIC_BACKEND_URL }).join()).toMatch(/^NEXT_PUBLIC_BACKEND_URL .* BACKEND_URL/)
    expect(problemsOf({ SITE_URL, NEXT_PUBLIC_BACKEND_URL, BACKEND_URL: 'http://service:8080' })).toEqual([])
    expect(problemsOf({ SITE_URL, NEXT_PUBLIC_BACKEND_URL: `${SITE_URL}/api/backend` })).toEqual([])
  })

  it('refuses an address with a password, which would stand in each page, and says so without it', () => {
    for (const name of ['BACKEND_URL', 'NEXT_PUBLIC_BACKEND_URL', 'MESSAGES_WEBHOOK_URL'] as const) {
      const [said = ''] = problemsOf({ [name]: 'https://maker:s3cr3t-k3y@api.example.be/cars' })
      expect(said).toBe(
        `${name} is "https://…@api.example.be/cars": expected is ${VARIABLES[name].expected}, without a name and a password in it.`,
      )
    }
    expect(problemsOf({ BACKEND_URL: 'https://api.example.be/a@b' })).toEqual([])
  })

  it('keeps a secret out of what it says', () => {
    expect(problemsOf({ REDIS_URL: 'http://site:password@127.0.0.1' }).join()).toMatch(/^REDIS_URL is not right: /)
    expect(problemsOf({ REVALIDATE_SECRET: 'almost-a-secret' })).toEqual([
      `REVALIDATE_SECRET is not right: expected is ${VARIABLES.REVALIDATE_SECRET.expected}.`,
    ])
  })

  it('takes what holds a secret from a file, as orchestrators mount them', () => {
    const folder = tempFolder('secrets')
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const secret = 's'.repeat(32)
    const right = write('right', `${secret}\n`)
    expect(parseEnv({ METRICS_TOKEN_FILE: right, MESSAGES_KEY_FILE: right })).toMatchObject({
      METRICS_TOKEN: secret,
      MESSAGES_KEY: secret,
    })
    const empty = write('empty', ' \n')
    expect(problemsOf({ MESSAGES_KEY_FILE: empty })).toEqual([
      `MESSAGES_KEY_FILE names a file that is empty: ${empty}.`,
    ])
    const none = join(folder, 'none')
    expect(problemsOf({ REDIS_URL_FILE: none })).toEqual([`REDIS_URL_FILE names a file that cannot be read: ${none}.`])
    expect(problemsOf({ METRICS_TOKEN: secret, METRICS_TOKEN_FILE: right })).toEqual([
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: leave one of them out.',
    ])
    const short = write('short', 'too-short')
    expect(problemsOf({ PREVIEW_SECRET_FILE: short }).join()).toMatch(/^PREVIEW_SECRET is not right/)
    expect(parseEnv({ SITE_URL_FILE: right }).SITE_URL).toBe('http://localhost:3000')
  })

  it('takes several keys for messages, each of them long enough, and tells none of them', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(40)]
    expect(parseEnv({ MESSAGES_KEY: `${one},${other}` }).MESSAGES_KEY).toBe(`${one},${other}`)
    expect(problemsOf({ MESSAGES_KEY: `${one},short` })).toEqual([
      `MESSAGES_KEY is not right: expected is ${VARIABLES.MESSAGES_KEY.expected}.`,
    ])
  })

  it('tells of every wrong variable at once', () => {
    expect(problemsOf({ PORT: 'x', STOCK_SIZE: 'y', SITE_URL: 'https://www.example.be' })).toHaveLength(2)
    expect(() => parseEnv({ PORT: 'x' })).toThrow(/\.env\.example/)
  })
})

describe('what the browser knows of the environment', () => {
  it('has the same values as the server when nothing is set', () => {
    const env = parseEnv({})
    expect(publicEnv).toEqual({
      backendUrl: env.NEXT_PUBLIC_BACKEND_URL,
      imageServiceUrl: env.NEXT_PUBLIC_IMAGE_SERVICE_URL,
      siteUrl: env.SITE_URL,
      tagManagerId: null,
      tagManagerUrl: env.NEXT_PUBLIC_TAG_MANAGER_URL,
      appVersion: env.NEXT_PUBLIC_APP_VERSION,
      fieldSample: String(env.FIELD_SAMPLE),
      searchMails: env.SEARCH_MAILS,
    })
  })
})

describe('the editors’ screens', () => {
  const github = {
    CONTENT_EDITOR: 'github',
    CONTENT_EDITOR_REPOSITORY: 'example/site',
    CONTENT_EDITOR_CLIENT_ID: 'Iv1.0123456789abcdef',
    CONTENT_EDITOR_CLIENT_SECRET: '0'.repeat(40),
    CONTENT_EDITOR_SECRET: '1'.repeat(64),
  }

  it('are in no build unless they are asked for', () => {
    expect(parseEnv({}).CONTENT_EDITOR).toBeUndefined()
    expect(problemsOf({ CONTENT_EDITOR: 'yes' })).toHaveLength(1)
  })

  it('write to GitHub only with everything that a sign-in there takes, each missing one named', () => {
    expect(problemsOf(github)).toEqual([])
    for (const name of Object.keys(github).slice(1)) {
      const problems = problemsOf({ ...github, [name]: '' })
      expect(problems, name).toHaveLength(1)
      expect(problems[0]).toMatch(new RegExp(`^${name} is missing`))
    }
  })

  it.each(['0.0.0.0', 'example.be', '10.0.0.4', '127.example.be', '::'])(
    'write the files of this machine, without a sign-in, for nobody on another one: HOST=%s',
    (HOST) => {
      expect(problemsOf({ CONTENT_EDITOR: 'local', HOST })).toHaveLength(1)
    },
  )

  it.each(['', 'localhost', '127.0.0.1', '::1'])('may do so for this machine: HOST=%s', (HOST) => {
    expect(problemsOf({ CONTENT_EDITOR: 'local', HOST })).toEqual([])
  })
})
