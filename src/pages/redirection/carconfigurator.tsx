import type { GetServerSideProps } from 'next'
import { linkedCar } from '@/door/page/linked-car.server'
import { configuratorTarget, readConfiguratorLink } from '@/routing/forms/configurator-target'

/** Spec §2, technical pages: the entry for links from outside. It never renders. */
export default function CarConfiguratorRedirection() {
  return null
}

export const getServerSideProps: GetServerSideProps = async ({ query, locale }) => {
  const link = readConfiguratorLink({ lang: locale, ...query })
  const linked = await linkedCar(link.one('compare'), link.audience)
  return { redirect: { destination: configuratorTarget(link, linked), permanent: false } }
}
