import type { RouteParams } from '@/routing/params'

export interface TestDriveViewProps {
  readonly params: RouteParams<'models.carline.test-drive'>
}
