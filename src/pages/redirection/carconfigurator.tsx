import type { GetServerSideProps } from 'next'
import { configuratorTarget } from '@/routing/forms/configurator-target'

/** Spec §2, technical pages: the entry for links from outside. It never renders. */
export default function CarConfiguratorRedirection() {
  return null
}

export const getServerSideProps: GetServerSideProps = async ({ query, locale }) => ({
  redirect: { destination: configuratorTarget({ lang: locale, ...query }), permanent: false },
})
