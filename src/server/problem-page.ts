import { brand } from '@/brand/brand'
import { LANGUAGES, type Language, toLanguage } from '@/domain/language'
import { colors } from '@/ui/theme/tokens'

type Kind = 'refused' | 'large' | 'busy' | 'later'
type Words = Readonly<Record<Kind, { readonly title: string; readonly text: string }> & { home: string }>

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    refused: {
      title: 'Cette demande ne peut pas aboutir',
      text: 'L’adresse est incomplète, mal écrite ou trop longue. Le plus simple : repartir de la page d’accueil.',
    },
    large: {
      title: 'Votre envoi est trop volumineux',
      text: 'Revenez en arrière, raccourcissez votre texte et envoyez-le à nouveau.',
    },
    busy: {
      title: 'Trop de demandes à la fois',
      text: 'Attendez quelques secondes, puis rechargez cette page.',
    },
    later: {
      title: 'Cette page ne peut pas être affichée pour le moment',
      text: 'Réessayez dans quelques instants.',
    },
    home: 'Vers la page d’accueil',
  },
  nl: {
    refused: {
      title: 'Deze aanvraag lukt niet',
      text: 'Het adres is onvolledig, fout geschreven of te lang. Begin het best opnieuw op de startpagina.',
    },
    large: {
      title: 'Wat je verstuurt, is te groot',
      text: 'Ga een pagina terug, maak je tekst korter en verstuur hem opnieuw.',
    },
    busy: {
      title: 'Te veel aanvragen tegelijk',
      text: 'Wacht enkele seconden en laad deze pagina opnieuw.',
    },
    later: {
      title: 'Deze pagina kan nu niet getoond worden',
      text: 'Probeer het over enkele ogenblikken opnieuw.',
    },
    home: 'Naar de startpagina',
  },
}

const STYLE = [
  `body{margin:0;min-height:100vh;display:grid;align-items:center;background:${colors.canvas};color:${colors.text};font:1.125rem/1.5 system-ui,sans-serif}`,
  'main{max-width:34rem;padding:2rem clamp(1.25rem,8vw,6rem)}',
  `small,b{color:${colors.muted};font-weight:400}b{letter-spacing:.2em}`,
  'h1{margin:1rem 0;font-size:clamp(1.75rem,1.2rem + 3vw,3rem);font-weight:300;line-height:1.1;text-wrap:balance}',
  `a{color:${colors.accentText}}`,
].join('')

/**
 * What a visitor reads whom no page of the site can be shown. ops/nginx has the same words: a test asks it for them. The page is one.
 * Its address may be the link to a message: the page it leads to is not told of it.
 *
 * @param requestId by which whoever runs the site finds the line of its log
 */
export function problemPage(language: Language, status: number, requestId: string): string {
  const { home, ...words } = WORDS[language]
  return writePage({ ...words[kindOf(status)], language, home, status, requestId })
}

/** The same page with nginx's variables in the place of its words (ops/nginx/problem-codes.conf.template). */
export const problemPageOfFront = () =>
  writePage({
    language: '$problem_language',
    title: '$problem_title',
    text: '$problem_text',
    home: '$problem_home',
    status: '$status',
    requestId: '$request_id',
  })

type Part = 'language' | 'title' | 'text' | 'home' | 'status' | 'requestId'

function writePage({
  language,
  title,
  text,
  home,
  status,
  requestId,
}: Readonly<Record<Part, string | number>>): string {
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`
  const main = `<main><b>${brand.name}</b><h1>${title}</h1><p>${text}</p><p><a href="/${language}">${home}</a></p><small>${status} · ${requestId}</small></main>`
  return `<!doctype html><html lang="${language}">${head}${main}</html>`
}

function kindOf(status: number): Kind {
  if (status === 413) return 'large'
  if (status === 429) return 'busy'
  return status < 500 ? 'refused' : 'later'
}

/** One of our languages, with its weight: `fr-BE;q=0.9`. */
const WISH = /(?<![^,\s])(fr|nl)(?![a-z\d])[\w-]*(?:\s*;\s*q=([\d.]+))?/g

/** The language of a path, or else the one of ours that the browser would rather have (RFC 9110, 12.5.4): Dutch where it asks for neither. */
export function languageOf(path: string, acceptLanguage = ''): Language {
  const [, first = ''] = path.split('/', 2)
  const written = LANGUAGES.find((language) => language === first.toLowerCase())
  if (written) return written
  const wishes = [...acceptLanguage.toLowerCase().matchAll(WISH)].map(([, language, weight = '1']) => ({
    language: toLanguage(language),
    weight: Number(weight),
  }))
  const [best] = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return best?.language ?? 'nl'
}
