/** Of the eight colours those that carry dark words; the others carry light ones. Apart from their values, which stay out of the browser. */
export const LIGHT_COLORS: readonly string[] = ['warm', 'highlight', 'grey', 'white']
