import type { GetServerSideProps } from 'next'
import { linkedCar } from '@/door/page/linked-car.server'
import { configuratorTarget } from '@/routing/forms/configurator-target'
import { readFormFields } from '@/routing/forms/form-fields'

/** Spec §2, technical pages: the entry for links from outside. It never renders. */
export default function CarConfiguratorRedirection() {
  return null
}

export const getServerSideProps: GetServerSideProps = async ({ query, locale }) => {
  const given = { lang: locale, ...query }
  const { one, audience } = readFormFields(given)
  const linked = await linkedCar(one('compare'), audience)
  return { redirect: { destination: configuratorTarget(given, linked), permanent: false } }
}
