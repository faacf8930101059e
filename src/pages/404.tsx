import { notFoundStaticProps } from '@/site/door/door.server'

export { NotFoundPage as default } from '@/site/TechnicalPages'

export const getStaticProps = notFoundStaticProps
