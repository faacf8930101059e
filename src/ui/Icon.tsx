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
  warning: 'M12 4l9.5 16.5h-19zM12 10v5M12 17.7v.1',
  electric: 'M13.5 3L5 13.5h6L9.5 21 19 10h-6.5z',
  essence: 'M5 20.5V4.5h8v16M4 20.5h10M7.5 8h3M13 12h2.5v5a1.75 1.75 0 003.5 0V9l-3-3',
  hybrid:
    'M10 4L4.5 12H8l-1 7 6-8.5H9.5zM15.5 20.5c-2 0-3.5-1.4-3.5-3.3 0-2.2 3.5-6.2 3.5-6.2s3.5 4 3.5 6.2c0 1.9-1.5 3.3-3.5 3.3z',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1.1.6-1.800 1.9-1.800h1.7V2.7c-.5-.1-1.5-.2-2.6-.2-2.6 0-4.5 1.6-4.5 4.5v2.5h-3V13h3v8',
  instagram:
    'M7 3h10a4 4 0 014 4v10a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4zM12 8a4 4 0 100 8 4 4 0 000-8zM17.2 6.7v.1',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 005 5L15 13l5 2v4c0 1-1 1.7-2 1.5C10.5 19.5 4.5 13.5 3.5 6 3.3 5 4 4 5 4z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  undo: 'M8 5L4 9l4 4M4 9h9.5a6 6 0 010 12H9',
  history: 'M4.5 5v5h5M4.9 10a8 8 0 111 6.500M12 8v4.500l3 2',
  redo: 'M16 5l4 4-4 4M20 9h-9.5a6 6 0 000 12H15',
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
  className?: string
}

export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  return (
    <Svg
      $size={size}
      className={className}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={typeof name === 'string' ? PATHS[name] : name.d} />
    </Svg>
  )
}
