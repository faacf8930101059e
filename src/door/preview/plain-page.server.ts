import type { Language } from '@/domain/language'
import { escapeHtml } from '@/i18n/escape-html'

const css = `
body{margin:0;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#111;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.25rem;line-height:1.25;margin:2rem 0 .5rem}
a{color:inherit}
a[aria-current]{font-weight:700;text-decoration:none}
:focus-visible{outline:3px solid #00616b;outline-offset:2px}
nav,nav ul,.row{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0;padding:0;list-style:none}
nav{margin-bottom:1rem;gap:.25rem 2rem}
nav a{display:inline-block;padding:.375rem 0}
button{font:inherit;min-height:2.75rem;padding:.25rem 1rem}
figure{margin:0}
figcaption{padding:.375rem 0}
iframe{display:block;height:80vh;border:1px solid #767676;background:#fff}
.sides{display:flex;gap:1rem;overflow-x:auto;padding-bottom:1rem}
.changes{max-width:45rem;padding:0;list-style:none}
.changes li{padding:.25rem .5rem;border-left:4px solid #fff}
.changes .same{color:#595959}
.changes .other{border-color:#00616b}
del+ins{margin-left:.25rem}
table{border-collapse:collapse;width:100%}
th,td{overflow-wrap:break-word;padding:.5rem 1rem .5rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #ccc}
td:first-child{min-width:16rem}
.wide{overflow-x:auto;margin-top:1rem}
.words{max-width:45rem}
.shared{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:2rem}
.shared section{min-width:0;max-width:40rem}
.shared :is(h2,h3){margin:1rem 0 .5rem;font-size:1.125rem;line-height:1.25}
.shared h3{font-size:1rem}
.shared .box{border:1px solid #767676;border-radius:8px;overflow:hidden}
.shared .box p{margin:0;padding:0 1rem}
.shared .box>:first-child:not(img){padding-top:.75rem}
.shared .box>:last-child{padding-bottom:.75rem}
.shared .title{font-size:1.25rem;line-height:1.3;color:#1a0dab}
.shared .card .title{padding-top:.5rem;font-size:1rem;font-weight:700;color:#111}
.shared .small{font-size:.875rem;color:#595959}
.shared img{display:block;width:100%;height:auto;aspect-ratio:1200/630;object-fit:cover;background:#111}
.shared .wrong{font-weight:700;color:#7a1a0e}
ul.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:1.5rem;margin:1.5rem 0;padding:0;list-style:none}
.tiles a{display:grid;gap:.5rem;font-weight:600}
.tiles img{display:block;width:100%;height:auto;aspect-ratio:8/5;object-fit:contain;background:#111}
.tiles .small{display:block;margin-top:.25rem;font-size:.875rem;color:#595959}
.shown img{display:block;max-width:min(100%,40rem);max-height:70vh;background:#111}
.send{max-width:45rem;margin-bottom:1.5rem;padding:1rem;border:1px solid #767676}
.send p{margin:0 0 .75rem}
.changes .refused{border-color:#7a1a0e}
input,select,textarea{font:inherit;min-height:2.75rem;padding:.25rem .5rem;max-width:100%;box-sizing:border-box}
input:is([type=radio],[type=checkbox]){min-height:0;width:1.25rem;height:1.25rem;vertical-align:middle}
del{background:#fbe3e0;color:#7a1a0e}
ins{background:#dcf3e3;color:#0b4a21}
`

/** A page for editors alone, outside of the site's own: words and frames, no script. */
export function plainPage(language: Language, title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`
  return `<!doctype html><html lang="${language}">${head}<style>${css}</style><body>${body}</body></html>`
}
