import { ReactQueryDevtools } from '@tanstack/react-query-devtools'

export const QueryDevtools = () => <ReactQueryDevtools buttonPosition="bottom-left" />
