import { FALLBACK_FONT } from '@/brand/font-family'
import { BOTTOM_BAR, writingAboveBar } from './bottom-bar'
import { color, size, space, type, weight } from './css-vars'
import { below, from, low, print, tall } from './media'
import { grounds, tokens } from './tokens'

const declare = (group: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${group}-${name}:${value};`)
    .join('')

/** All but the colours that a ground decides. */
const rootVariables = Object.entries(tokens)
  .map(([group, values]) =>
    declare(
      group,
      Object.fromEntries(Object.entries(values).filter(([name]) => !(group === 'color' && name in grounds.night))),
    ),
  )
  .join('')

/** Colours that differ from the night's: those that another ground shares with it are said once. */
const changed = (ground: Readonly<Record<keyof typeof grounds.night, string>>) =>
  Object.fromEntries(
    Object.entries(ground).filter(([name, value]) => grounds.night[name as keyof typeof grounds.night] !== value),
  )

/**
 * What holds for every page: the tokens' values and the manners of bare elements. The document carries it as one style
 * element (door/document/SiteDocument.server.tsx), so that no script of the browser knows a value. The face is put on by the site's frame.
 */
export const globalCss = compact(`
  @font-face {
    font-family: '${FALLBACK_FONT.name}';
    src: ${FALLBACK_FONT.fonts.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${FALLBACK_FONT.sizeAdjust}%;
    ascent-override: ${FALLBACK_FONT.ascent}%;
    descent-override: ${FALLBACK_FONT.descent}%;
    line-gap-override: 0%;
  }
  :root {
    ${rootVariables}
    color-scheme: dark;
  }
  ${low} { :root { --size-header: 0px; } }
  /* A ground is said by an attribute (css-vars.ts); what stands on it asks for the same colours as everywhere. */
  :root, [data-ground] { ${declare('color', grounds.night)} }
  [data-ground=stone], [data-ground=warm] { ${declare('color', changed(grounds.stone))} color-scheme: light; }
  [data-ground=warm] { ${declare('color', grounds.warm)} }
  [data-ground=brand] { ${declare('color', grounds.brand)} }
  [data-ground] { background: ${color.canvas}; color: ${color.text}; }
  :root, [data-ground] { accent-color: ${color.accent}; --day-blend: normal; }
  /* A picture on white paper is cut out where the ground is light, and a plate elsewhere (components/car-pictures/cut-out.ts). */
  [data-ground=stone], [data-ground=warm] { --day-blend: multiply; }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: ${color.canvas};
    scroll-padding-top: calc(${size.header} + ${space.m});
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scrollbar-color: ${color.edge} ${color.canvas};
  }

  /* The tabs of a model stay below the header: what has the focus does not come to rest behind them. */
  ${tall.m} { ${from.l} { html:has([data-ends-screen]) { scroll-padding-top: calc(${size.header} + ${size.touch} + ${space.m}); } } }

  ${writingAboveBar} { scroll-padding-bottom: ${BOTTOM_BAR}; }

  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
  }

  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.canvas};
    color: ${color.text};
    font-family: system-ui, sans-serif;
    font-size: ${type.body};
    font-weight: ${weight.regular};
    line-height: 1.6;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  /* Said by the document itself: the site's scripts cannot be had, or a press found no connection. */
  body > p {
    position: fixed;
    inset: auto 0 0;
    z-index: 100;
    padding: ${space.s} ${space.gutter};
    background: ${color.raised};
    border-block-start: 1px solid ${color.warning};
  }
  body > p[hidden] { display: none; }

  /* A page under an open menu or dialog stays where it is. */
  html:has([data-locks-scroll][open]) { overflow: hidden; scrollbar-gutter: stable; }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; text-wrap: balance; hyphens: auto; hyphenate-limit-chars: 12 4 4; }
  p { text-wrap: pretty; }
  /* Only Dutch on a phone: its long compounds leave lines half empty. French words are short enough. */
  @media (max-width: 30rem) { [lang|='nl'] :is(p, li, dt, dd, th, td, figcaption) { hyphens: auto; hyphenate-limit-chars: 12 4 4; } }
  fieldset { border: 0; min-width: 0; }
  img, picture, svg, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  /* So few letters in a line that a word, or what keeps its width, may be wider than it. */
  @media (max-width: 16em) { body { overflow-wrap: anywhere; } body * { min-width: 0; } }
  /* An iPhone zooms into a field of smaller letters, and stays there. */
  ${below.l} { input, select, textarea { font-size: max(16px, 1em); } }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; }
  a, button, summary { text-decoration-thickness: 1px; text-underline-offset: 0.25em; }
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  hr { border: 0; border-top: 1px solid ${color.line}; margin: 0; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  dialog { color: inherit; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }

  :focus { outline: none; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 3px; }
  /* Focus that a script or an anchor moved to a region shows no ring around half the page. */
  [tabindex='-1']:focus-visible { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
    /* Of the ground that the visitor chose nothing is known. */
    [data-ground] { --day-blend: normal; }
    /* All lines have one colour here: what is chosen in a row is told by its ground. */
    [role='tab'][aria-selected='true'], nav a[aria-current], header [aria-current] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    /* A colour of its own would stay as it is, on a ground that the visitor chose. */
    svg { color: inherit !important; }
  }

  ${print} {
    :root, [data-ground] {
      color-scheme: light;
      --color-canvas: white;
      --color-surface: white;
      --color-raised: white;
      --color-text: black;
      --color-muted: black;
      --color-accentText: black;
      --color-line: silver;
    }
    html, body { background: white; color: black; }
    body { font-size: 10.5pt; min-height: 0; padding: 0; }
    [data-print='hide'] { display: none !important; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
    /* Until when an amount holds, and who lets or lends, stands beside it on paper too. */
    details:has([data-conditions]) { display: block; }
    /* So does all else that is folded on the screen, but for what one searches with and a list that opens over its neighbours. */
    details:has([data-conditions])::details-content, main details:not(:is(form, aside) *, :has(> ul))::details-content { content-visibility: visible; }
    main summary > svg { display: none; }
    /* What comes only once it is opened is not there. */
    main details:has(> summary:only-child) { display: none; }
    h1, h2, h3 { break-after: avoid; }
    /* A table that goes on in a form's next sheet would lie over what follows: Chromium counts its repeated head for nothing. */
    figure, tr, li, img, form table { break-inside: avoid; }
  }

  @keyframes ui-appear { from { opacity: 0; } }
`)

/** Without comments and what only a reader needs, and written as the components' styles are: every document carries both. */
function compact(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([a-z]): /g, '$1:')
    .replace(/(?<=[\s:,(-])0(?=\.\d)/g, '')
    .replaceAll(';}', '}')
    .trim()
}
