import { routedStaticPaths, routedStaticProps } from '@/site/door/door.server'

export { RoutedPage as default } from '@/site/RoutedPage'

export const getStaticPaths = routedStaticPaths
export const getStaticProps = routedStaticProps
