/** What can be wrong in an entry; problem-words.server.ts says each in French and Dutch. */
export const PROBLEM_CODES = [
  'missing',
  'too_long',
  'credit_claim',
  'lease_term',
  'page_gone',
  'no_picture',
  'no_target',
  'none',
  'few_words',
  'only_for',
  'no_question',
  'cells',
  'shares',
  'no_variants',
  'no_file',
  'no_shot',
  'not_drawn',
  'not_in_library',
  'period',
  'not_after',
  'twice',
  'no_tabs',
  'address_taken',
  'address_begins',
  'leads_round',
  'without_wltp',
  'leads_nowhere',
  'not_in_language',
  'unknown_name',
  'no_day',
  'quotation_marks',
  'three_dots',
  'two_spaces',
  'space_before_unit',
  'euro_after_amount',
  'fr_space_before_marks',
  'fr_space_before_colon',
  'fr_space_inside_quotes',
  'fr_whole_hour',
  'fr_capital_after_colon',
  'nl_hour',
  'nl_accents',
  'nl_no_space_before_marks',
  'nl_quotation_marks',
  'link_nowhere',
  'not_allowed',
  'no_entry',
  'second_entry',
  'team_duties',
  'homepage_languages',
  'homepage_always',
  'menu_start',
  'for_consumers',
  'no_subject',
  'unreadable',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
/** What a problem is about: a name, a number, a sentence. */
export type ProblemValue = string | number

export type Report = (field: string, code: ProblemCode, ...values: readonly ProblemValue[]) => void

export interface ContentProblem {
  /** From the root of the project: src/content/entries/pages/faq.yaml */
  readonly file: string
  /** The way to the field: tabs[0].title.nl; empty when the file as a whole is wrong. */
  readonly field: string
  readonly code: ProblemCode
  readonly values: readonly ProblemValue[]
}
