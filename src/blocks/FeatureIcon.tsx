import type { FeatureIcon as FeatureIconName } from '@/content/schema/block-names'
import { Icon } from '@/ui/Icon'

/** Icons for features in editorial pages. They are separate from the icons of the interface, each of which has one meaning. */
const DRAWINGS = {
  battery: 'M3 7h16v10H3zM21.5 10.5v3M6.5 10v4M10 10v4M13.5 10v4',
  brake:
    'M11 4.06A8 8 0 1019.94 13M12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM14 2.8a9.4 9.4 0 017.2 7.2l-3.9.9a5.4 5.4 0 00-4.2-4.2z',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.5l3.5 2',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  key: 'M7.5 8a4 4 0 100 8 4 4 0 000-8zM11.5 12H21v4M17 12v3',
  lane: 'M7 4L3.5 20M17 4l3.5 16M12 4v3M12 10.5v3M12 17v3',
  parking: 'M4 4h16v16H4zM9.5 17V7.5h3a2.75 2.75 0 010 5.5h-3',
  plug: 'M8.5 3v5M15.5 3v5M5.5 8h13v3a6.5 6.5 0 01-13 0zM12 17.5V21',
  price: 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.5 8.7a4.5 4.5 0 100 6.6M7 11h5.5M7 13.5h5.5',
  route: 'M6 16a2 2 0 100 4 2 2 0 000-4zM18 4a2 2 0 100 4 2 2 0 000-4zM8 18h7a3 3 0 000-6H9a3 3 0 010-6h7',
  screen: 'M3 5h18v12H3zM8.5 20.5h7M12 17v3.5',
  seat: 'M7 3.5h3.5l1.5 10h6v4H8.5zM7 20.5h12.5',
  shield: 'M12 3l8 3v6c0 4.5-3.3 7.6-8 9-4.7-1.4-8-4.5-8-9V6z',
  voice: 'M12 3a3 3 0 013 3v5a3 3 0 01-6 0V6a3 3 0 013-3zM5.5 11a6.5 6.5 0 0013 0M12 17.5V21',
  wheel: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 10a2 2 0 100 4 2 2 0 000-4zM3.2 11l6.8 1M20.8 11L14 12M12 14v7',
  wrench: 'M20.5 7a5.5 5.5 0 01-7 6.5L7 20l-3-3 6.5-6.5a5.5 5.5 0 016.5-7L13.5 7v3.5H17z',
} as const satisfies Partial<Record<FeatureIconName, string>>

const isDrawn = (name: FeatureIconName): name is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, name)

export function FeatureIcon({ name, size }: { name: FeatureIconName; size: string }) {
  return <Icon name={isDrawn(name) ? { d: DRAWINGS[name] } : name} size={size} />
}
