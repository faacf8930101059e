import { useState } from 'react'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { BaseConfiguration } from '@/contract/configurator'
import { useEachConfigurations } from '@/data/configurator/list-hooks'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES, ELECTRIC_CARLINES, isElectricCarline, isSoldCarline } from '@/domain/carline'
import { kilometres, kwhPer100Km } from '@/domain/measured'
import { useCurrentRoute } from '@/routing/CurrentRoute'

export interface ElectricVersion {
  readonly id: string
  readonly name: string
  readonly build: BaseConfiguration & Required<Pick<BaseConfiguration, 'battery' | 'charging' | 'measures'>>
  readonly rangeKm: number
  readonly kwhPer100: number
}

/** The electric versions on sale, or those of the carline on its page, with the chosen one and a setter. */
export function useElectricCars() {
  const audience = useAudienceQuery()
  const { params } = useCurrentRoute()
  const shown =
    'carline_code' in params && isElectricCarline(params.carline_code)
      ? [params.carline_code]
      : ELECTRIC_CARLINES.filter(isSoldCarline)
  const answers = useEachConfigurations(shown.map((carline_code) => ({ ...audience, carline_code })))
  const cars = answers.flatMap(({ data }) => data?.configurations ?? []).flatMap(readElectricVersion)
  const [chosen, choose] = useState<string>()
  return {
    cars,
    car: cars.find(({ id }) => id === chosen) ?? cars[0],
    choose,
    missing: answers.filter(({ data }) => !data),
  }
}

function readElectricVersion(build: BaseConfiguration): ElectricVersion[] {
  const { carline_code, version, title, battery, charging, measures, wltp } = build
  const [rangeKm, kwhPer100] = [kilometres(wltp.range), kwhPer100Km(wltp.electric_consumption)]
  if (!battery || !charging || !measures || rangeKm === undefined || kwhPer100 === undefined) return []
  return [
    {
      id: `${carline_code}.${version}`,
      name: carName(CARLINE_NAMES[carline_code], title),
      build: { ...build, battery, charging, measures },
      rangeKm,
      kwhPer100,
    },
  ]
}
