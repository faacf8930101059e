import { messageServerSideProps } from '@/site/messages/message-page.server'

export { RoutedPage as default } from '@/site/RoutedPage'

export const getServerSideProps = messageServerSideProps
