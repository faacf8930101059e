export interface Environment {
  readonly SITE_URL: string
  /** Off: search engines are asked to stay away. */
  readonly SITE_INDEXING: 'on' | 'off'
  readonly HOST: string
  readonly PORT: number
  /** Absent: the embedded backend answers. */
  readonly BACKEND_URL?: string
  /** For the browser: BACKEND_URL unless it says otherwise, and without either the embedded backend's path. */
  readonly NEXT_PUBLIC_BACKEND_URL: string
  /** Absent: pictures come as they were rendered. */
  readonly NEXT_PUBLIC_IMAGE_SERVICE_URL?: string
  readonly NEXT_PUBLIC_APP_VERSION: string
  /** Absent: there is no tag manager. */
  readonly NEXT_PUBLIC_TAG_MANAGER_ID?: string
  readonly NEXT_PUBLIC_TAG_MANAGER_URL: string
  /** Besides the container's own: where its tags load from and send to. */
  readonly TAG_MANAGER_ORIGINS: readonly string[]
  /** `NAME`, `NAME=on` or `NAME=off`, with commas between. */
  readonly FEATURE_FLAGS: string
  readonly FEATURE_FLAGS_FILE?: string
  readonly STOCK_SIZE: number
  /** Empty: no other site may read the backend's answers. */
  readonly BACKEND_CORS_ORIGIN: readonly string[]
  /** Absent: pages are made again by their age alone. */
  readonly REVALIDATE_SECRET?: string
}

export declare const VARIABLES: Readonly<Record<keyof Environment, { readonly expected: string }>>

export declare class EnvironmentError extends Error {
  readonly problems: readonly string[]
}

export declare function parseEnv(source: Readonly<Record<string, string | undefined>>): Environment
