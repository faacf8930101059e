import type { FaqTopicPage } from '@/content/types'

export interface TopicViewProps {
  readonly entry: FaqTopicPage
}
