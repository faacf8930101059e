import type { $ZodType } from 'zod/v4/core'
import { brand } from '@/brand/brand'
import type { JsonSchema } from './components'
import { inputSchema, openApiPath, type PublishedCall, problemsByStatus, publishedCalls } from './openapi'
import { PROBLEM_STATUS, PROBLEM_TEXTS } from './problem-texts'

const made = new Map<boolean, string>()

/** The contract for people: one page without script, whose style comes from /docs.css (a strict policy holds). */
export function docsPage(inSite: boolean): string {
  const page = made.get(inSite) ?? buildPage(publishedCalls(inSite))
  made.set(inSite, page)
  return page
}

function buildPage(calls: readonly PublishedCall[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand.name} service: the contract</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header>
<h1>The contract of the remote service</h1>
<p>${calls.length} calls. The same as <a href="openapi.json">OpenAPI 3.1</a>, made from the schemas that check every request.
A call carries <code>lang</code> (fr, nl) and <code>sales_type</code> (B2C, B2B) where its answer depends on them. Amounts are euro with two decimals.</p>
<nav aria-label="Calls"><ul>${calls.map((call) => `<li><a href="#${call.name}"><b>${call.method}</b> ${escapeHtml(openApiPath(call.path))}</a></li>`).join('')}</ul></nav>
</header>
<main>
${calls.map(callSection).join('\n')}
<section><h2 id="problems">Problems</h2>
<p>RFC 9457, as <code>application/problem+json</code>: type, title, status, detail, code, request_id and, for input, errors by field.
Title and detail come in the language of <code>lang</code>, or of Accept-Language.</p>
<table><thead><tr><th>code</th><th>status</th><th>fr</th><th>nl</th></tr></thead><tbody>
${Object.entries(PROBLEM_TEXTS)
  .map(
    ([code, { detail }]) =>
      `<tr id="problem-${code}"><th><code>${code}</code></th><td>${PROBLEM_STATUS[code as keyof typeof PROBLEM_STATUS]}</td><td lang="fr">${escapeHtml(detail.fr)}</td><td lang="nl">${escapeHtml(detail.nl)}</td></tr>`,
  )
  .join('\n')}
</tbody></table></section>
</main>
</body>
</html>
`
}

function callSection(call: PublishedCall): string {
  const problems = [...problemsByStatus(call)].flatMap(([status, codes]) =>
    codes.map((code) => `<a href="#problem-${code}">${status} ${code}</a>`),
  )
  return `<section><h2 id="${call.name}"><b>${call.method}</b> ${escapeHtml(openApiPath(call.path))}</h2>
<p>${escapeHtml(call.summary)}. ${proseHtml(call.description)} Answers ${call.status}.</p>
${fields('Query', call.query)}
${fields('Body', call.body)}
${fields('Answer', call.response)}
<p>Problems: ${problems.join(', ')}.</p></section>`
}

function fields(title: string, schema: $ZodType | undefined): string {
  if (!schema) return ''
  return `<details${title === 'Answer' ? '' : ' open'}><summary>${title}</summary>${list(inputSchema(schema))}</details>`
}

function list(schema: JsonSchema): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) return `<p><code>${escapeHtml(typeName(schema))}</code></p>`
  const required = (schema.required ?? []) as readonly string[]
  return `<ul>${properties
    .map(([name, property]) => {
      const inner = objectIn(property)
      return `<li><code>${escapeHtml(name)}${required.includes(name) ? '' : '?'}</code> <span>${escapeHtml(typeName(property))}</span>${inner ? list(inner) : ''}</li>`
    })
    .join('')}</ul>`
}

/** The object that a property is, or holds a list of. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  return schema.type === 'array' ? objectIn((schema.items ?? {}) as JsonSchema) : undefined
}

function typeName(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  const variants = schema.anyOf as readonly JsonSchema[] | undefined
  if (variants) return variants.map(typeName).join(' or ')
  if (schema.type === 'array') return `list of ${typeName((schema.items ?? {}) as JsonSchema)}`
  if (schema.type === 'object' && schema.additionalProperties) {
    return `map of ${typeName(schema.additionalProperties as JsonSchema)}`
  }
  return [schema.type, schema.format].filter(Boolean).join(', ')
}

/** Of Markdown, the descriptions of calls use code marks alone. */
function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem }
h2 { margin-top: 3rem; font-size: 1.15rem; overflow-wrap: anywhere }
h2 b, nav b { font-family: ui-monospace, monospace; font-weight: 600 }
nav ul { columns: 2 22rem; padding: 0; list-style: none }
code { font-family: ui-monospace, monospace; font-size: 0.9em }
li span { opacity: 0.8 }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top }
tr:target, h2:target { outline: 2px solid; outline-offset: 4px }
`
