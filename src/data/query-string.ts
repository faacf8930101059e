type QueryValue = string | number | boolean | null | undefined

/** 'a=1&b=x' with encoded values; what is undefined or null is left out. */
export function toQueryString(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  return search.toString()
}
