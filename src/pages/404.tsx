import { notFoundStaticProps } from '@/door/page/door.server'

export { NotFoundPage as default } from '@/site/ErrorPages'

export const getStaticProps = notFoundStaticProps
