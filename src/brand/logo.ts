/** The brand's own mark: an open faceted ring, and the wedge that enters it. In a box of 36 by 36; the icons are drawn from it too. */
export const LOGO = {
  /** In the colour of the text. */
  text: 'M29.5 4H13.6L4 18l9.6 14h15.9l-3.1-4.6H16L9.6 18 16 8.6h10.4z',
  /** In the accent. */
  accent: 'M16.2 18l3.1-4.6H33L29.9 18l3.1 4.6H19.3z',
} as const
