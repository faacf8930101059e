import { serverErrorStaticProps } from '@/door/page/door.server'

export { ServerErrorPage as default } from '@/site/TechnicalPages'

export const getStaticProps = serverErrorStaticProps
