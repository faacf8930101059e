import { serverErrorStaticProps } from '@/site/page-props.server'

export { ServerErrorPage as default } from '@/site/TechnicalPages'

export const getStaticProps = serverErrorStaticProps
