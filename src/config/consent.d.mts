export declare const CONSENT_CATEGORIES: readonly ['analytics', 'marketing']
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export declare const CONSENT_KEY: string
export declare const CONSENT_VERSION: number
export declare const CONSENT_DAYS: number
