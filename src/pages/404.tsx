import { notFoundStaticProps } from '@/door/page/door.server'

export { NotFoundPage as default } from '@/site/TechnicalPages'

export const getStaticProps = notFoundStaticProps
