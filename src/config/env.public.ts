/**
 * What the browser may know of the environment. The server reads it when it starts, so that one build serves any of them;
 * each page hands the browser what differs from the defaults (SETTINGS on its root element).
 */
const DEFAULTS = {
  /** The remote service's address for the browser. No slash at the end. */
  backendUrl: '/api/backend',
  /** The service that resizes pictures. None: the files that were rendered. */
  imageServiceUrl: undefined as string | undefined,
  siteUrl: 'http://localhost:3000',
  /** No container, no tag manager. */
  tagManagerId: null as string | null,
  tagManagerUrl: 'https://www.googletagmanager.com',
  appVersion: 'development',
  /** Of how many pages in a hundred the browser says how fast they were; with 0 it says nothing by itself. */
  fieldSample: '10',
  /** Whether a search can be followed by mail. */
  searchMails: 'off',
}

type PublicEnv = Readonly<typeof DEFAULTS>

/** The attribute of a page's root element. */
export const SETTINGS = 'data-settings'

export const publicEnv: PublicEnv = {
  ...DEFAULTS,
  ...(typeof window === 'undefined' ? fromProcess(process.env) : fromPage()),
}

/** For a page: what its browser cannot know by itself. Undefined when it is nothing. */
export function settingsForBrowser(): string | undefined {
  const own = Object.entries(publicEnv).filter(([name, value]) => value !== DEFAULTS[name as keyof PublicEnv])
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined
}

/** The whole environment, so that the compiler does not write a value of the build in the place of a name. */
function fromProcess(env: NodeJS.ProcessEnv): Partial<PublicEnv> {
  const { NEXT_PUBLIC_BACKEND_URL, BACKEND_URL, NEXT_PUBLIC_IMAGE_SERVICE_URL, SITE_URL } = env
  const {
    NEXT_PUBLIC_TAG_MANAGER_ID,
    NEXT_PUBLIC_TAG_MANAGER_URL,
    NEXT_PUBLIC_APP_VERSION,
    FIELD_SAMPLE,
    SEARCH_MAILS,
  } = env
  const given = {
    backendUrl: NEXT_PUBLIC_BACKEND_URL || BACKEND_URL,
    imageServiceUrl: NEXT_PUBLIC_IMAGE_SERVICE_URL,
    siteUrl: SITE_URL,
    tagManagerId: NEXT_PUBLIC_TAG_MANAGER_ID,
    tagManagerUrl: NEXT_PUBLIC_TAG_MANAGER_URL,
    appVersion: NEXT_PUBLIC_APP_VERSION,
    fieldSample: FIELD_SAMPLE,
    searchMails: SEARCH_MAILS,
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const text = value?.trim().replace(/\/+$/, '')
      return text ? [[name, text]] : []
    }),
  )
}

function fromPage(): Partial<PublicEnv> {
  const settings = document.documentElement.getAttribute(SETTINGS)
  return settings ? JSON.parse(settings) : {}
}
