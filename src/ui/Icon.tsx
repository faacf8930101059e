import styled from 'styled-components'

/** Our own line icons, drawn on a 24 by 24 grid with one stroke. */
const PATHS = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  check: 'M5 12.5l4.5 4.5L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7.2v.1',
  warning: 'M12 4.5L21 20H3zM12 10v4.5M12 17v.1',
  electric: 'M13 4L6 13.5h5.5L11 20l7-9.5h-5.5z',
  essence: 'M5 20V4h8.5v16M3.5 20H15M8 8.5h2.5M13.5 12H16v4.75a1.75 1.75 0 003.5 0V9l-3-3',
  hybrid: 'M12 3.5S5.5 9.8 5.5 14.5a6.5 6.5 0 0013 0c0-4.7-6.5-11-6.5-11zM12.5 10L10 13.7h4L11.5 17.4',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1.1.6-1.8 1.9-1.8h1.7V2.7c-.5-.1-1.5-.2-2.6-.2-2.6 0-4.5 1.6-4.5 4.5v2.5h-3V13h3v8',
  instagram:
    'M7 3h10a4 4 0 014 4v10a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4zM12 8a4 4 0 100 8 4 4 0 000-8zM17.2 6.7v.1',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  phone: 'M4.5 4H9l2 5-2.5 2a12 12 0 004.5 4.5l2-2.5 5 2v4.5A15.5 15.5 0 014.5 4z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  undo: 'M8 4L4 8l4 4M4 8h9.5a6 6 0 010 12H9',
  history: 'M4.5 5v5h5M4.9 10a8 8 0 111 6.5M12 8v4.5l3 2',
  redo: 'M16 4l4 4-4 4M20 8h-9.5a6 6 0 000 12H15',
} as const

export type IconName = keyof typeof PATHS

/** Marked pure, so that pages which do not list the icons do not carry the list. */
export const ICON_NAMES = /* @__PURE__ */ Object.keys(PATHS) as IconName[]

const Svg = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  /* A share of a width that the icon itself makes is nothing in some browsers: the icon would not be seen. */
  max-width: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: square;
`

interface IconProps {
  /** Or lines of its own, in a square of 24 by 24. */
  name: IconName | { readonly d: string }
  /** A CSS length; by default it grows with the text beside it. */
  size?: string
  /** The label of an icon that stands alone; otherwise the words beside it speak. */
  label?: string
}

export function Icon({ name, size = '1.25em', label }: IconProps) {
  return (
    <Svg $size={size} viewBox="0 0 24 24" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <path d={typeof name === 'string' ? PATHS[name] : name.d} />
    </Svg>
  )
}
