import type { Configuration } from '@/contract/configurator'

/** 'Formentor Core 1.5 TSI', however the service titles its versions. */
export function carName({ carline_title, title }: Pick<Configuration, 'carline_title' | 'title'>): string {
  return title.startsWith(carline_title) ? title : `${carline_title} ${title}`
}
