export const LIGHT_COLORS: readonly string[] = ['warm', 'highlight', 'grey', 'white']
