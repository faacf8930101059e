import type { FaqAnswer } from '@/content/types'

export interface QuestionViewProps {
  readonly entry: FaqAnswer
}
