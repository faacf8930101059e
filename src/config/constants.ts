/** Spec §9. Retries of a data call in the browser; none on the server. */
export const RETRIES_IN_BROWSER = 3
/** Spec §9. The first wait before a retry, in milliseconds; it doubles each time. */
export const RETRY_FIRST_DELAY_MS = 1_000
/** Spec §9. */
export const RETRY_DELAY_CAP_MS = 30_000
/** Spec §9. How long unused data stays in the cache. */
export const CACHE_KEPT_MS = 5 * 60 * 1_000
/** The embedded backend refuses a larger body. */
export const BODY_LIMIT_BYTES = 64 * 1024
/** Spec §9. The tag manager hides the page for at most so long. */
export const PAGE_HIDDEN_MAX_MS = 4_000
/** Spec §9. What the image service is asked for. */
export const DEFAULT_IMAGE_QUALITY = 75
/** The only widths that it is asked for. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const
/** Of a picture that its widths are made of: what is larger is refused. */
export const MOST_PICTURE_BYTES = 25 * 1_024 * 1_024
export const MOST_PICTURE_PIXELS = 50_000_000
/** Seconds. A page that was made in trouble is made again soon, whatever its row says. */
export const AFTER_TROUBLE_S = 10
/** An answer that takes longer is told to the visitor. */
export const SLOW_AFTER_MS = 4_000
/** Milliseconds after which a missing answer is shown as failed, although the call goes on (spec §9: the client has no timeout). */
export const SHOWN_AS_FAILED_AFTER_MS = 8_000
