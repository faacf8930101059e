/** What an editor had better look at (advice.server.ts). */
export type AdviceKind =
  | 'title_long'
  | 'description_short'
  | 'description_long'
  | 'ended'
  | 'picture_words'
  | 'promise'
  | 'promise_ended'
  | 'unlinked'
  | 'figure_typed'
  | 'figure_contradicts'
