/** WCAG 2.2, relative luminance of '#rrggbb' or '#rgb'. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(hex.length === 4 ? /\w/g : /\w\w/g) ?? []).map((digits) => {
    const channel = Number.parseInt(digits.length === 1 ? digits + digits : digits, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of WCAG 2.2, from 1 to 21, of two colours written as '#rrggbb' or '#rgb'. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
