import type { Check, Entries } from '@/content/check/read-entries.server'

/** Entries of which a check reads these alone: each is called by its place, as in `pages/1`; one that cannot be read is undefined. */
export function entriesOf(kinds: Readonly<Record<string, readonly unknown[]>>): Entries {
  const files = Object.entries(kinds).map(([kind, entries]) => [
    kind,
    entries.map((entry, at) => ({ slug: `${at + 1}`, file: `${kind}/${at + 1}`, entry })),
  ])
  return Object.fromEntries(files) as Entries
}

/** What a check finds, each in one line: file, field, code and what it is about. */
export const saidBy = (check: Check, kinds: Readonly<Record<string, readonly unknown[]>>): string[] =>
  check(entriesOf(kinds), process.cwd()).map(({ file, field, code, values }) =>
    [file, field, code, ...values].join(' '),
  )
