import type { GetServerSideProps } from 'next'
import { configuratorEntry } from '@/site/configurator-entry'

/** Spec §2, technical pages: the entry for links from outside. It never renders. */
export default function CarConfiguratorRedirection() {
  return null
}

export const getServerSideProps: GetServerSideProps = async ({ query, locale }) => ({
  redirect: { destination: configuratorEntry({ lang: locale, ...query }), permanent: false },
})
