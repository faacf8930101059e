/**
 * What a car is called: 'Formentor Core 1.5 TSI'. The name of its carline stands there once, also where the version
 * begins with it, or with its last word ('Formentor VZ' and 'VZ Tribe 2.0' are the 'Formentor VZ Tribe 2.0').
 */
export function carName(carline: string, version: string): string {
  const words = carline.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    const shared = words.slice(from).join(' ')
    if (version === shared || version.startsWith(`${shared} `)) return [...words.slice(0, from), version].join(' ')
  }
  return `${carline} ${version}`
}
