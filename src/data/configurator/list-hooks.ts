import { useQueries } from '@tanstack/react-query'
import type { QueryOf } from '@/contract/calls'
import { configuratorQueries } from './queries'

/**
 * The calls of several cars at once, apart from hooks.ts: what observes many queries is 1.5 KB of each page that has this module.
 */

export const useEachConfigurations = (queries: readonly QueryOf<'configurations'>[]) =>
  useQueries({ queries: queries.map(configuratorQueries.configurations) })

export const useEachStandards = (queries: readonly QueryOf<'standards'>[]) =>
  useQueries({ queries: queries.map(configuratorQueries.standards) })

export const useEachQuotes = (queries: readonly QueryOf<'quotes'>[]) =>
  useQueries({ queries: queries.map(configuratorQueries.quotes) })

export const useEachConfiguration = (queries: readonly QueryOf<'configuration'>[]) =>
  useQueries({ queries: queries.map(configuratorQueries.configuration) })
