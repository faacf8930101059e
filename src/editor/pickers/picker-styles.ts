/** Beside Keystatic's own forms, in whichever of its themes. */
export const pickerStyles = `
.kui-theme.kui-theme{--kui-color-foreground-neutral-tertiary:var(--kui-color-foreground-neutral-secondary)}
.picker,.picker-group{display:grid;gap:.75rem;min-width:0;margin:0;padding:0;border:0;font:.875rem/1.5 var(--kui-typography-font-family-base);color:var(--kui-color-foreground-neutral)}
.picker-group{gap:1rem}
fieldset.picker-group{padding:1rem;border:1px solid var(--kui-color-border-neutral);border-radius:6px}
.picker>legend,.picker-group>legend{padding:0;font-weight:600;color:var(--kui-color-foreground-neutral-emphasis)}
fieldset.picker-group>legend{margin-left:-.375rem;padding:0 .375rem}
.picker>legend{margin-bottom:.25rem}
.picker p{margin:0;font-size:.8125rem}
.picker p:empty{display:none}
.picker-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.5rem;max-height:24rem;overflow:auto;padding:2px}
.picker-card,.picker summary{display:flex;gap:.5rem;align-items:center;min-height:2.5rem;padding:.375rem .5rem;border:1px solid var(--kui-color-border-neutral);border-radius:6px;cursor:pointer}
.picker-card:has(:checked){border-color:var(--kui-color-foreground-accent);box-shadow:0 0 0 1px var(--kui-color-foreground-accent)}
.picker :focus-visible{outline:2px solid var(--kui-color-foreground-accent);outline-offset:2px}
.picker-card input{flex:none;margin:0}
.picker img{flex:none;width:5rem;height:2.5rem;object-fit:cover;background:#111;border-radius:3px}
.picker-color{flex:none;width:1.5rem;height:1.5rem;border:1px solid rgb(128 128 128/.5);border-radius:3px}
.picker small{display:block;font-size:.75rem;overflow-wrap:anywhere}
.picker-change{margin-left:auto;text-decoration:underline}
.picker summary{list-style:none}
.picker summary::-webkit-details-marker{display:none}
.picker-find{display:grid;gap:.25rem;margin:.75rem 0}
.picker-find input{max-width:24rem;padding:.375rem .5rem;font:inherit;color:inherit;background:transparent;border:1px solid color-mix(in srgb,currentcolor 60%,transparent);border-radius:6px}
.counted{display:grid;gap:.25rem;min-width:0}
.counted p{margin:0;font:.8125rem/1.5 var(--kui-typography-font-family-base);color:var(--kui-color-foreground-neutral)}
.counted p:empty{display:none}
.counted [role=status]{font-weight:600;color:var(--kui-color-foreground-critical)}
fieldset.focus p{margin:0}
.focus button{position:relative;justify-self:start;display:block;padding:0;border:0;background:#111;cursor:crosshair}
.focus button img{display:block;max-width:100%;max-height:24rem}
.focus i{position:absolute;width:1.75rem;height:1.75rem;margin:-.875rem;border:3px solid #fff;border-radius:50%;box-shadow:0 0 0 2px #000,inset 0 0 0 2px #000;pointer-events:none}
.focus label{display:grid;gap:.25rem;max-width:28rem}
.focus :focus-visible{outline:2px solid var(--kui-color-foreground-accent);outline-offset:2px}
.focus-cuts{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.focus-cuts img{height:7rem;object-fit:cover;background:#111;border-radius:3px}
.picker-table{overflow-x:auto;padding:2px}
.picker-table table{border-collapse:collapse}
.picker-table :is(th,td){padding:0 .25rem .25rem 0;text-align:left}
.picker-table th{white-space:nowrap}
.picker-group :is(.picker-table input,button:not(.focus button)){min-height:2rem;padding:.25rem .5rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--kui-color-border-neutral);border-radius:4px}
.picker-table input{width:11rem}
.picker-table th input{font-weight:600}
.picker-group fieldset>div>button{margin-right:.5rem;cursor:pointer}
.picker-group :is(.picker-table input,button):focus-visible{outline:2px solid var(--kui-color-foreground-accent);outline-offset:2px}
[data-file]::after{content:attr(data-file);margin-left:.75rem;font-weight:400;color:var(--kui-color-foreground-neutral-secondary)}
div:has(>[role=group][data-scale] input[inputmode=numeric]){width:min(28rem,100%)!important}
div:has(>[role=group][data-scale] input[inputmode=numeric])>[role=group]{width:12rem}
.picker-languages{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1rem}
`
