import { messageServerSideProps } from '@/door/messages/message-page.server'

export { RoutedPage as default } from '@/site/RoutedPage'

export const getServerSideProps = messageServerSideProps
