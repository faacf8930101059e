import { routedStaticPaths, routedStaticProps } from '@/door/page/door.server'

export { RoutedPage as default } from '@/site/RoutedPage'

export const getStaticPaths = routedStaticPaths
export const getStaticProps = routedStaticProps
