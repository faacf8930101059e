import { routedStaticPaths, routedStaticProps } from '@/site/page-props.server'

export { RoutedPage as default } from '@/site/RoutedPage'

export const getStaticPaths = routedStaticPaths
export const getStaticProps = routedStaticProps
