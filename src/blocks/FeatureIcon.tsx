import type { FeatureIcon as FeatureIconName } from '@/content/schema/block-names'
import { Icon } from '@/ui/Icon'

/** What a feature is about, drawn in the lines of the site's icons. Those of the interface keep their one meaning. */
const DRAWINGS = {
  battery: 'M3 7h16v10H3zM21.500 10.500v3M6.500 10v4M10 10v4M13.500 10v4',
  brake:
    'M12 4a8 8 0 108 8M12 9.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM15.500 3.500l-1 4a5 5 0 012 2l4-1a9 9 0 00-5-5z',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.500l3.500 2',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  key: 'M7.500 8a4 4 0 100 8 4 4 0 000-8zM11.500 12H21v4M17 12v3',
  lane: 'M7 4L3.500 20M17 4l3.500 16M12 4v3M12 10.500v3M12 17v3',
  parking: 'M4 4h16v16H4zM9.500 17V7.500h3a2.750 2.750 0 010 5.500h-3',
  plug: 'M8.500 3v5M15.500 3v5M5.500 8h13v3a6.500 6.500 0 01-13 0zM12 17.500V21',
  price: 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.500 8.700a4.500 4.500 0 100 6.600M7 11h5.500M7 13.500h5.500',
  route: 'M6 16a2 2 0 100 4 2 2 0 000-4zM18 4a2 2 0 100 4 2 2 0 000-4zM8 18h7a3 3 0 000-6H9a3 3 0 010-6h7',
  screen: 'M3 5h18v12H3zM8.500 20.500h7M12 17v3.500',
  seat: 'M8 3v8l1.500 5H17v5M8 11h6M9.500 16L8 21',
  shield: 'M12 3l8 3v6c0 4.500-3.300 7.600-8 9-4.700-1.400-8-4.500-8-9V6z',
  voice: 'M12 3a3 3 0 013 3v5a3 3 0 01-6 0V6a3 3 0 013-3zM5.500 11a6.500 6.500 0 0013 0M12 17.500V21',
  wheel: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 10a2 2 0 100 4 2 2 0 000-4zM3.200 11l6.800 1M20.800 11L14 12M12 14v7',
  wrench: 'M20.500 7.500a4.500 4.500 0 01-6 4.500L7 19.500 4.500 17 12 9.500a4.500 4.500 0 014.500-6L13.500 6.500l4 4z',
} as const satisfies Partial<Record<FeatureIconName, string>>

const isDrawn = (name: FeatureIconName): name is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, name)

export function FeatureIcon({ name, size }: { name: FeatureIconName; size: string }) {
  return <Icon name={isDrawn(name) ? { d: DRAWINGS[name] } : name} size={size} />
}
