import { serverErrorStaticProps } from '@/door/page/door.server'

export { ServerErrorPage as default } from '@/site/ErrorPages'

export const getStaticProps = serverErrorStaticProps
