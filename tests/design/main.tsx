import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { createQueryClient } from '@/data/query-client'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { globalCss } from '@/ui/theme/global-css'
import { DesignPage } from './DesignPage'
import { fr } from './words.fr'
import { nl } from './words.nl'

/** The address is the language: /fr is in French, every other one in Dutch. */
const language = location.pathname.startsWith('/fr') ? 'fr' : 'nl'
document.documentElement.lang = language
document.title = (language === 'fr' ? fr : nl).title

// Before the components' styles, as in the site's document.
const globalStyle = document.createElement('style')
globalStyle.textContent = globalCss
document.head.append(globalStyle)

/** No service stands behind the page: all that it would be asked is here. */
const queryClient = createQueryClient()
queryClient.setQueryData(featureFlagQueries.all().queryKey, ALL_FLAGS_OFF)

const route = { name: null, params: {}, query: {}, language, salesType: 'B2C' } as const

const page = document.getElementById('page')
if (!page) throw new Error('There is no place for the page in index.html')
createRoot(page).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CurrentRouteProvider value={route}>
        <main data-ground="stone">
          <DesignPage />
        </main>
      </CurrentRouteProvider>
    </QueryClientProvider>
  </StrictMode>,
)
