import type { output } from 'zod/mini'
import * as z from 'zod/mini'
import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import type { Bilingual } from '@/domain/language'
import { type FieldError, ProblemError } from './problem-error'

/** The most field errors one answer lists: a body of a thousand wrong values must not make a long one. */
const MAX_FIELD_ERRORS = 20

/** The value as the contract has it; throws `code` with every wrong field when it does not fit. */
export function checkInput<S extends $ZodType>(
  schema: S,
  input: unknown,
  code: 'invalid_parameter' | 'invalid_body',
): output<S> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, MAX_FIELD_ERRORS).map((issue) => fieldError(issue, input))
  throw new ProblemError(code, undefined, errors)
}

/** A query as one flat object; a value that is repeated is joined by commas, as a list of the contract is written. */
export function queryObject(parameters: URLSearchParams): Record<string, string> {
  const query = Object.create(null) as Record<string, string>
  for (const [name, value] of parameters) {
    const before = query[name]
    query[name] = before === undefined ? value : `${before},${value}`
  }
  return query
}

function fieldError(issue: $ZodIssue, input: unknown): FieldError {
  const field = issue.path.map(String).join('.').slice(0, 100)
  const code = valueAt(input, issue.path) === undefined ? 'required' : issueCode(issue)
  return { field, code, message: issueMessage(code, issue) }
}

function issueCode(issue: $ZodIssue): string {
  return issue.code === 'invalid_union' || issue.code === 'custom' ? 'invalid_value' : issue.code
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

function issueMessage(code: string, issue: $ZodIssue): Bilingual {
  if (code === 'required') return { fr: 'Cette valeur est obligatoire.', nl: 'Deze waarde is verplicht.' }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).slice(0, 12).join(', ')
    return { fr: `Valeurs possibles\u00a0: ${values}.`, nl: `Mogelijke waarden: ${values}.` }
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string' || issue.origin === 'array'
      ? { fr: `Trop long\u00a0: ${issue.maximum} au maximum.`, nl: `Te lang: maximaal ${issue.maximum}.` }
      : { fr: `La valeur maximale est ${issue.maximum}.`, nl: `De hoogste waarde is ${issue.maximum}.` }
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'string' || issue.origin === 'array'
      ? { fr: `Trop court\u00a0: ${issue.minimum} au minimum.`, nl: `Te kort: minimaal ${issue.minimum}.` }
      : { fr: `La valeur minimale est ${issue.minimum}.`, nl: `De laagste waarde is ${issue.minimum}.` }
  }
  if (issue.code === 'invalid_format') {
    return { fr: 'Cette valeur n’a pas la forme attendue.', nl: 'Deze waarde heeft niet de verwachte vorm.' }
  }
  return { fr: 'Cette valeur n’est pas valable.', nl: 'Deze waarde is niet geldig.' }
}
