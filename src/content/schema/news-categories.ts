/** What an article is about; the words for them are in public/locales, common: news.category. */
export const NEWS_CATEGORIES = ['models', 'technology', 'driving', 'business', 'service', 'people'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]
