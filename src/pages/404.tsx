import { notFoundStaticProps } from '@/site/page-props.server'

export { NotFoundPage as default } from '@/site/TechnicalPages'

export const getStaticProps = notFoundStaticProps
