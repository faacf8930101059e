/**
 * The bar's own style sheet, allowed by its hash; it takes the site's tokens. On a phone the closed bar stands half-way up, so that
 * it covers neither the menu nor the questions at the bottom.
 */
export const previewCss = `
#preview-bar{position:fixed;inset:auto auto var(--space-2xs) var(--space-2xs);z-index:var(--layer-skip);max-width:min(30rem,calc(100vw - 2*var(--space-2xs)));font-size:.875rem;line-height:1.5;color:var(--color-black);background:var(--color-white);border:2px solid var(--color-highlight);border-radius:4px}
#preview-bar summary{list-style:revert;display:list-item;padding:.5rem .75rem;cursor:pointer;font-weight:500}
#preview-bar>details>div{padding:0 .75rem .75rem;max-height:60vh;overflow:auto;display:grid;gap:.75rem}
#preview-bar :is(a,summary,button,input):focus-visible{outline:3px solid var(--color-brandDark);outline-offset:2px}
#preview-bar a{color:inherit;text-decoration:underline}
#preview-bar :is(ol,ul){margin:0;padding-left:1.75rem;overflow-wrap:anywhere}
#preview-bar form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0}
#preview-bar nav{display:flex;flex-wrap:wrap;gap:1rem}
#preview-bar p{margin:0}
#preview-bar :is(button,input){font:inherit;color:inherit;background:none;min-height:var(--size-touch);padding:.25rem .75rem;border:1px solid currentColor;border-radius:3px;color-scheme:light}
#preview-bar button{cursor:pointer}
#preview-bar details details summary{padding:.25rem 0}
#preview-bar details details ul{list-style:none;padding:0;width:100%}
#preview-bar label:has([type=checkbox]){display:flex;gap:.5rem;align-items:center;min-height:24px}
#preview-bar [type=checkbox]{min-height:0;width:1.125rem;height:1.125rem;flex:none}
#preview-edit{position:absolute;z-index:calc(var(--layer-skip) - 1);font-size:.875rem;line-height:1.5;color:var(--color-black);text-decoration:underline;transform:translateX(-100%);white-space:nowrap;padding:.375rem .75rem;background:var(--color-white);border:2px solid var(--color-highlight)}
${['text', 'block', 'other'].map((kind) => `#preview-edit:not([data-kind=${kind}])>[data-of=${kind}]`).join()}{display:none}
[data-framed] :is(#preview-bar,#preview-edit){display:none}
@media (max-width:48rem){#preview-bar:not(:has(>details[open])){bottom:50vh}}
@media print{#preview-bar{display:none}}
`
