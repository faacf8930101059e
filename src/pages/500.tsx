import { serverErrorStaticProps } from '@/site/door/door.server'

export { ServerErrorPage as default } from '@/site/TechnicalPages'

export const getStaticProps = serverErrorStaticProps
