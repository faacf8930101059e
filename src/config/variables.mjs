// @ts-check
// Plain JavaScript without imports: the start script reads it before any package is installed.

/**
 * @typedef {object} Variable
 * @property {string} kind how the value is checked and what it becomes (KINDS in parse-env.mjs)
 * @property {boolean} build whether a build made with another value is another one: its pages, or what it holds, differ
 * @property {string} [fallback] the value that is used when none is given
 * @property {string} expected what a wrong value is answered with
 * @property {string} about what it does, for .env.example
 * @property {string} without completes "Left out: …" there
 * @property {string} example a value that is right
 */

/**
 * Every environment variable of this project, once. parse-env.mjs checks the values, scripts/lib/build-stamp.mjs decides
 * by `build` whether a built site is still the right one, and scripts/make/env-example.mts writes .env.example in this order.
 * A test fails when the code reads a variable that is neither here nor in FOREIGN_VARIABLES.
 *
 * @satisfies {Record<string, Variable>}
 */
export const VARIABLES = /** @type {const} */ ({
  SITE_URL: {
    kind: 'origin',
    build: true,
    fallback: 'http://localhost:3000',
    expected: 'an http(s) origin without a path, such as https://www.example.be',
    about:
      'Where visitors find the site: the base of canonical links, hreflang alternates, the sitemap and shared pictures.',
    without: 'those addresses point to http://localhost:3000, so set it for any public site.',
    example: 'https://www.example.be',
  },
  SITE_INDEXING: {
    kind: 'onOrOff',
    build: true,
    expected: 'on or off',
    about:
      'Whether search engines may show the site. "off" closes robots.txt and asks every answer to be left out of results.',
    without: "off where the first word of SITE_URL's name is that of a rehearsal (staging, test, acc …), else on.",
    example: 'off',
  },
  HOST: {
    kind: 'hostName',
    build: false,
    fallback: 'localhost',
    expected: 'a host name or an IP address, such as 0.0.0.0',
    about:
      'The name or address that the server listens on. 0.0.0.0 is every network of the machine, as a container needs it.',
    without: 'localhost, which only this machine can reach.',
    example: '0.0.0.0',
  },
  PORT: {
    kind: 'port',
    build: false,
    fallback: '3000',
    expected: 'a whole number from 1 to 65535',
    about: 'The port that the server listens on.',
    without: '3000.',
    example: '3000',
  },
  BACKEND_URL: {
    kind: 'address',
    build: true,
    expected: 'an http(s) address such as https://api.example.be, or nothing for the embedded backend',
    about:
      "The remote service, as this site's server reaches it, and the browser too unless NEXT_PUBLIC_BACKEND_URL says otherwise. It must speak the contract in src/contract, and allow this site by CORS.",
    without: 'the embedded backend answers with demonstration data, inside the same process.',
    example: 'https://api.example.be',
  },
  BACKEND_DEADLINE_MS: {
    kind: 'milliseconds',
    build: false,
    fallback: '2000',
    expected: 'a whole number from 100 to 60000',
    about:
      "How long this site's server waits for the whole answer of the remote service, in milliseconds. A page is then made without it, and the visitor's browser asks again.",
    without: '2000.',
    example: '2000',
  },
  PAGE_DEADLINE_MS: {
    kind: 'milliseconds',
    build: false,
    // A page asks for the flags, and then for what it shows: each may take as long as a call may.
    fallback: '4000',
    expected: 'a whole number from 100 to 60000',
    about:
      'How long all calls to the remote service together may take while one page is made, in milliseconds: at least twice BACKEND_DEADLINE_MS, since a page asks for the flags first. What has not come by then is left out, and the browser asks for it.',
    without: '4000.',
    example: '4000',
  },
  NEXT_PUBLIC_BACKEND_URL: {
    kind: 'addressOrPath',
    build: true,
    expected: 'an http(s) address, or a path of this site such as /api/backend',
    about:
      "The remote service, as the visitor's browser reaches it, where that is another address than the server's: a public name beside an internal one, or a path of this site that a proxy passes on.",
    without: 'BACKEND_URL, and without that /api/backend, the embedded backend of this site.',
    example: 'https://www.example.be/service',
  },
  NEXT_PUBLIC_IMAGE_SERVICE_URL: {
    kind: 'addressOrPath',
    build: true,
    expected: 'an http(s) address such as https://images.example.be/resize, or a path of this site such as /api/image',
    about:
      "An image service that resizes pictures and picks their format: it is asked ADDRESS?url=PICTURE&w=WIDTH&q=75, with the picture's whole address on SITE_URL (docs/decisions/0121-image-resizing-on-request.md). An http(s) address, a path of this site that a proxy passes on, or /api/image, the site's own. Allowed in the Content-Security-Policy.",
    without:
      'the pictures as they were rendered, in two or three widths each, as AVIF and WebP; of public/images/library, /api/image makes the widths.',
    example: 'https://images.example.be/resize',
  },
  PICTURE_ORIGINS: {
    kind: 'origins',
    build: false,
    fallback: '',
    expected: 'http(s) origins with commas between, such as https://pictures.example.be',
    about:
      "Where the pictures of the service's answers are, if that is not this site: allowed in the Content-Security-Policy. With an image service no other site is asked for them.",
    without: 'none, so that a picture of another site is refused by the content policy, and its outline stays.',
    example: 'https://pictures.example.be',
  },
  NEXT_PUBLIC_APP_VERSION: {
    kind: 'version',
    build: true,
    fallback: 'development',
    expected: 'up to 40 letters, digits, dots, plus signs, hyphens and underscores, such as 1.4.0',
    about: 'How the release is called: each page, line of the log, metrics, health and data-quality alerts say it.',
    without: '"development", so that none of them says which release it is.',
    example: '1.0.0',
  },
  NEXT_PUBLIC_TAG_MANAGER_ID: {
    kind: 'tagContainer',
    build: true,
    expected: 'the id of a tag manager container, such as GTM-ABC1234',
    about:
      'The container of the tag manager. It is loaded only for visitors who agreed to it, and the content policy then lets it in (docs/consent.md).',
    without: 'there is no tag manager; nothing is measured.',
    example: 'GTM-ABC1234',
  },
  NEXT_PUBLIC_TAG_MANAGER_URL: {
    kind: 'origin',
    build: true,
    fallback: 'https://www.googletagmanager.com',
    expected: 'an http(s) origin without a path, such as https://tags.example.be',
    about: "Where the container is fetched: a tagging server of your own instead of the maker's.",
    without: 'https://www.googletagmanager.com. Without effect without NEXT_PUBLIC_TAG_MANAGER_ID.',
    example: 'https://tags.example.be',
  },
  TAG_MANAGER_ORIGINS: {
    kind: 'origins',
    build: true,
    fallback: '',
    expected: 'http(s) origins with commas between, such as https://www.google-analytics.com',
    about: "The other origins that the container's tags load scripts from or send to, with commas between.",
    without: 'none, so that tags of other makers are refused by the content policy.',
    example: 'https://www.google-analytics.com,https://region1.google-analytics.com',
  },
  FIELD_SAMPLE: {
    kind: 'percent',
    build: true,
    fallback: '10',
    expected: 'a whole number from 0 to 100',
    about:
      'Of how many pages in a hundred the browser says, without a cookie and without a word about its visitor, how fast they came and answered (docs/consent.md). What goes wrong in a browser is told by all. 0: browsers say nothing by themselves.',
    without: '10.',
    example: '10',
  },
  FEATURE_FLAGS: {
    kind: 'flags',
    build: true,
    fallback: '',
    expected: 'flags by name, with commas between, such as TAVASCAN,STOCK_CTA=off',
    about:
      'Feature flags of the embedded backend: those named are on, or off with "=off"; they outrank FEATURE_FLAGS_FILE. Without effect when BACKEND_URL names another service.',
    without: "every flag has the embedded backend's own value.",
    example: 'TAVASCAN,STOCK_CTA=off',
  },
  FEATURE_FLAGS_FILE: {
    kind: 'path',
    build: true,
    expected: 'the path of a JSON file',
    about:
      'A JSON file of flags for the embedded backend: {"TAVASCAN": true, "STOCK_CTA": false}. Its content may change while the site runs.',
    without: 'no file is read.',
    example: './flags.json',
  },
  FEATURE_FLAGS_SECRET: {
    kind: 'secrets',
    build: false,
    expected: 'at least 32 characters that nobody can guess, without a comma; after one, the ones before',
    about:
      'What signs the links by which operators open the screen of the flags of the embedded backend (docs/feature-flags.md). With it, what was set there counts.',
    without: 'there is no such screen, and nothing that was set there counts.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  FEATURE_FLAGS_CHANGES: {
    kind: 'path',
    build: false,
    expected: 'the path of a file',
    about: 'The file in which that screen keeps who changed which flag, when, and from when until when. It only grows.',
    without: '.data/flags.jsonl in the folder of the project, outside the build.',
    example: '/var/lib/site/flags.jsonl',
  },
  ASKED_IN_VAIN: {
    kind: 'path',
    build: false,
    expected: 'the path of a file',
    about:
      "The file in which the site counts the addresses that visitors asked for in vain, without anything of who asked, and in which the editors' desk reads them (docs/editing-setup.md). Processes of one machine share it; it stays under 2 MB, and forgets an address after 90 days.",
    without: '.data/asked-in-vain.jsonl in the folder of the project, outside the build.',
    example: '/var/lib/site/asked-in-vain.jsonl',
  },
  FLAG_SERVICE_URL: {
    kind: 'address',
    build: false,
    expected: 'an http(s) address such as http://127.0.0.1:8016',
    about:
      'A flag service that speaks OFREP, the protocol of OpenFeature (docs/feature-flags.md). What it says of a flag outranks the remote service and the embedded backend.',
    without: 'the flags are those of the remote service, or of the embedded backend.',
    example: 'http://127.0.0.1:8016',
  },
  FLAG_SERVICE_TOKEN: {
    kind: 'secret',
    build: false,
    expected: 'at least 32 characters, as the flag service gives it',
    about: 'The bearer token that the flag service knows this site by.',
    without: 'it is asked without one.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  STOCK_SIZE: {
    kind: 'stockSize',
    build: true,
    fallback: '600',
    expected: 'a whole number from 0 to 200000',
    about: 'How many stock vehicles the embedded backend makes up. Large numbers are for measuring.',
    without: '600.',
    example: '600',
  },
  BACKEND_CORS_ORIGIN: {
    kind: 'originsOrAll',
    build: false,
    fallback: '',
    expected: '* or http(s) origins with commas between, such as https://www.example.be,https://test.example.be',
    about:
      "Other sites whose scripts may read the embedded backend's answers: origins with commas between, or * for all.",
    without: 'none, which is right as long as only this site calls it.',
    example: 'https://www.example.be',
  },
  REVALIDATE_SECRET: {
    kind: 'secrets',
    build: false,
    expected: 'at least 32 characters that nobody can guess, without a comma; after one, the ones before',
    about:
      'What signs POST /api/revalidate, by which an editors\' system has pages made again at once (docs/content.md): 32 characters or more that nobody can guess, for example from "openssl rand -hex 32".',
    without: 'there is no such call; every page is made again by its age.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  TRUSTED_PROXIES: {
    kind: 'hops',
    build: false,
    fallback: '0',
    expected: 'a whole number from 0 to 5',
    about:
      "How many proxies of yours stand in front of the server. The visitor's address, which the rate limit counts by, is then that many places from the end of X-Forwarded-For, and the number in X-Request-Id is taken over.",
    without: '0: those headers are not believed, and the address is that of the connection.',
    example: '1',
  },
  RATE_LIMIT: {
    kind: 'calls',
    build: false,
    fallback: '600',
    expected: 'a whole number from 0 to 100000',
    about:
      'How many requests that cost (a search, a car, a paper: their pages, data and calls) one address may make in a minute. What is over it is answered 429 with Retry-After. 0 is no limit.',
    without: '600.',
    example: '600',
  },
  PAGE_STORE_MB: {
    kind: 'megabytes',
    build: false,
    fallback: '64',
    expected: 'a whole number from 1 to 4096',
    about: 'How much memory the stored pages may take, in megabytes. A page takes about 30 KB.',
    without: '64, which holds some 2000 pages.',
    example: '64',
  },
  REDIS_URL: {
    kind: 'redis',
    build: false,
    expected:
      'a redis:// or rediss:// address such as redis://127.0.0.1:6379; other signs than letters and digits in a password as %23 and the like',
    about: 'A Redis or Valkey in which several processes of the site share their stored pages (docs/operations.md).',
    without: 'each process has its own.',
    example: 'redis://127.0.0.1:6379',
  },
  FRONT_URL: {
    kind: 'origins',
    build: false,
    fallback: '',
    expected: 'http(s) origins with commas between, such as http://127.0.0.1:8081',
    about:
      'Where nginx in front takes requests to fetch a page anew (FRONT_INTERNAL in ops/nginx), with commas between where there are several. A signed call of /api/revalidate then overwrites their copies at once. Without effect without FRONT_SECRET.',
    without: 'a copy in front is replaced by its age, within half a minute.',
    example: 'http://127.0.0.1:8081',
  },
  REGIONS_URL: {
    kind: 'origins',
    build: false,
    fallback: '',
    expected: 'http(s) origins with commas between, such as https://eu-north.example.be',
    about:
      'The same site in other regions, each by an address of its own, not by the one that visitors have. A signed call of /api/revalidate is passed on to them, under the same REVALIDATE_SECRET (docs/scale.md).',
    without: 'the call reaches this region alone.',
    example: 'https://eu-north.example.be',
  },
  CDN_PURGE_URL: {
    kind: 'call',
    build: false,
    expected: 'an http(s) address that takes tags, such as https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache',
    about:
      'Where a CDN in front of the site is told to drop pages by their tags, by POST. Pages then carry Cache-Tag and Surrogate-Key, and the CDN may keep them longer than other caches (docs/scale.md). Needs CDN_PURGE_TOKEN.',
    without: 'no page has tags, and a CDN keeps pages for as long as other caches do.',
    example: 'https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache',
  },
  CDN_PURGE_TOKEN: {
    kind: 'secret',
    build: false,
    expected: 'at least 32 characters, as the CDN gives it',
    about: 'What the CDN knows this site by when it is told to drop pages.',
    without: 'nothing is dropped, and no page has tags.',
    example: '0123456789abcdef0123456789abcdef01234567',
  },
  FRONT_SECRET: {
    kind: 'secrets',
    build: false,
    expected: 'at least 32 characters that nobody can guess, without a comma; after one, the ones before',
    about: 'What such a request is known by; the same in nginx (FRONT_SECRET in ops/nginx).',
    without: 'copies in front are replaced by their age.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  MESSAGES_STORE: {
    kind: 'store',
    build: false,
    expected:
      'the path of a file, or an address such as postgres://user:password@host/name; other signs than letters and digits in a password as %23 and the like',
    about:
      'Where messages of visitors are kept: a file on this machine, or a PostgreSQL where several machines share them (docs/operations.md).',
    without: '.data/messages.db in the folder of the project, outside the build.',
    example: 'postgres://site:password@127.0.0.1/messages',
  },
  MESSAGES_KEY: {
    kind: 'secrets',
    build: false,
    expected: 'at least 32 characters that nobody can guess, without a comma; after one, older keys',
    about:
      'What personal fields of messages are encrypted with, and links to a message are signed with. Without it nobody can read them any more: keep a copy in another place than the messages. Keys after a comma only read what they wrote (docs/operations.md).',
    without: 'one is made beside the file. With PostgreSQL the server does not start.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  MESSAGES_KEY_LOST: {
    kind: 'onOrOff',
    build: false,
    fallback: 'off',
    expected: '"on" or "off"',
    about:
      'What happens when the messages in the store were sealed with none of the keys. off: new ones are refused, none is handed on, and log, readiness and metrics say so. on: nobody has that key any more; the site goes on, and those messages stay unread.',
    without: 'off.',
    example: 'off',
  },
  MESSAGES_WEBHOOK_URL: {
    kind: 'call',
    build: false,
    expected: 'an http(s) address such as https://crm.example.be/messages',
    about:
      'Where each message is sent on to, signed, as JSON (docs/operations.md): the CRM. Without effect without MESSAGES_WEBHOOK_SECRET.',
    without: 'messages are not sent to a CRM.',
    example: 'https://crm.example.be/messages',
  },
  MESSAGES_WEBHOOK_SECRET: {
    kind: 'secret',
    build: false,
    expected: 'at least 32 characters that nobody can guess',
    about: 'What signs those calls.',
    without: 'messages are not sent to a CRM.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  MESSAGES_SMTP_URL: {
    kind: 'smtp',
    build: false,
    expected: 'an smtp or smtps address such as smtps://user:password@mail.example.be',
    about: 'The mail server by which a dealer has each message, and the visitor a confirmation.',
    without: 'nobody has a mail. Without a CRM either, messages are only kept, which /api/health/ready says.',
    example: 'smtps://site:password@mail.example.be',
  },
  MESSAGES_MAIL_FROM: {
    kind: 'mail',
    build: false,
    expected: 'an e-mail address',
    about: 'Whom those mails are from.',
    without: "the company's own address.",
    example: 'site@example.be',
  },
  MESSAGES_MAIL_TO: {
    kind: 'mail',
    build: false,
    expected: 'an e-mail address',
    about: 'Who has all mails that are for a dealer or the company, such as in a rehearsal.',
    without: 'each dealer has its own, and the company the others.',
    example: 'rehearsal@example.be',
  },
  SEARCH_MAILS: {
    kind: 'onOrOff',
    build: true,
    fallback: 'off',
    expected: '"on" or "off"',
    about:
      'Whether visitors can follow a search of the stock by mail: at most one a day, for ninety days, after they have confirmed their address. It needs MESSAGES_SMTP_URL.',
    without: 'off: a search can be followed by a feed alone.',
    example: 'on',
  },
  MESSAGES_RATE_LIMIT: {
    kind: 'calls',
    build: false,
    fallback: '10',
    expected: 'a whole number from 0 to 100000',
    about:
      'How many messages one address may send by one form in ten minutes. What is over it is answered 429 with Retry-After, and the form keeps what was typed. 0 is no limit.',
    without: '10.',
    example: '10',
  },
  PREVIEW_SECRET: {
    kind: 'secrets',
    build: false,
    expected: 'at least 32 characters that nobody can guess, without a comma; after one, the ones before',
    about:
      'What signs the links by which editors and their colleagues see drafts and other days on the real pages (docs/editing-setup.md).',
    without:
      "there are no such links: /api/preview is answered 404, but for the editors' screens on one's own machine.",
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  CONTENT_EDITOR: {
    kind: 'editor',
    build: true,
    expected: 'local or github',
    about:
      'Adds the editors\' screens at /keystatic to the build (docs/editing-setup.md). "local" writes the files of this machine, without any sign-in, and so only with a loopback HOST; "github" writes to a repository besides, for people who may write there and sign in. Never on the site that visitors see.',
    without:
      'there are no such screens: /keystatic and /api/keystatic are answered 404, and the build has no code of them.',
    example: 'github',
  },
  CONTENT_EDITOR_REPOSITORY: {
    kind: 'repository',
    build: false,
    expected: 'an owner and a repository, such as example/site',
    about: 'With CONTENT_EDITOR=github: the repository on GitHub that the editors write to.',
    without: 'CONTENT_EDITOR=github does not start.',
    example: 'example/site',
  },
  CONTENT_EDITOR_CLIENT_ID: {
    kind: 'word',
    build: false,
    expected: 'letters, digits, points and hyphens',
    about: 'With CONTENT_EDITOR=github: the client of the GitHub App by which editors sign in.',
    without: 'CONTENT_EDITOR=github does not start.',
    example: 'Iv1.0123456789abcdef',
  },
  CONTENT_EDITOR_CLIENT_SECRET: {
    kind: 'secret',
    build: false,
    expected: 'at least 32 characters',
    about: 'With CONTENT_EDITOR=github: the secret of that client.',
    without: 'CONTENT_EDITOR=github does not start.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  CONTENT_EDITOR_SECRET: {
    kind: 'secret',
    build: false,
    expected: 'at least 32 characters that nobody can guess',
    about: 'With CONTENT_EDITOR=github: what the sessions of editors are encrypted with.',
    without: 'CONTENT_EDITOR=github does not start.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  CONTENT_EDITOR_GITHUB_URL: {
    kind: 'address',
    build: false,
    fallback: 'https://github.com',
    expected: 'an http(s) address such as https://github.example.be',
    about: 'With CONTENT_EDITOR=github: a GitHub Enterprise Server of your own in the place of github.com.',
    without: 'https://github.com.',
    example: 'https://github.example.be',
  },
  METRICS_TOKEN: {
    kind: 'secrets',
    build: false,
    expected: 'at least 32 characters that nobody can guess, without a comma; after one, the ones before',
    about: 'The bearer token with which Prometheus reads /api/metrics.',
    without: 'there is no such address.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  LOG_LEVEL: {
    kind: 'logLevel',
    build: false,
    fallback: 'info',
    expected: 'debug, info, warn, error or silent',
    about: 'From which level on the server writes its log: one JSON object a line, on the standard output.',
    without: 'info: a line for each request but those for static files. npm start: warn.',
    example: 'info',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: 'address',
    build: false,
    expected: 'an http(s) address such as http://localhost:4318',
    about: 'Where traces are sent by OpenTelemetry (OTLP over HTTP).',
    without: 'nothing is traced.',
    example: 'http://localhost:4318',
  },
  CHROMIUM_PATH: {
    kind: 'path',
    build: false,
    expected: 'the path of a Chromium or Chrome',
    about: 'The browser that the checks and the studio use. The site itself does not read it.',
    without:
      'an installed one (for the tests the headless shell first); npm run verify installs one where there is none.',
    example: '/usr/bin/chromium',
  },
  FIREFOX_PATH: {
    kind: 'path',
    build: false,
    expected: 'the path of a Firefox',
    about: 'The browser that npm run test:engines uses beside WebKit and Chromium. The site itself does not read it.',
    without: 'an installed Firefox; that command installs one where there is none.',
    example: '/usr/bin/firefox-esr',
  },
  TEST_PORT: {
    kind: 'port',
    build: false,
    fallback: '3190',
    expected: 'a whole number from 1 to 65535',
    about: 'The port on which the browser tests serve the built site. The site itself does not read it.',
    without: '3190.',
    example: '3190',
  },
})

/** Set by Node, Next, npm, the machines that run the checks and our own files, or read by OpenTelemetry. They are not settings of this project. */
export const FOREIGN_VARIABLES = /** @type {const} */ ([
  'BOOTSTRAP_SCRIPT',
  'CHAOS_CLOCK',
  'CI',
  'INIT_CWD',
  'MUTATION_AREA',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'NODE_ENV',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'PLAIN_BUILD',
  'SUDO_USER',
  'TYPES_CHECKED',
  '__NEXT_PRIVATE_STANDALONE_CONFIG',
  '__NEXT_PROCESSED_ENV',
  'npm_execpath',
])
