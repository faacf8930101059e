import { describe, expect, it } from 'vitest'
import { languageOf, problemPage, problemPageOfFront } from '@/server/problem-page'

const shown = (html: string) => ({
  title: /<h1>(.*?)<\/h1>/.exec(html)?.[1],
  text: /<p>([^<]*)<\/p>/.exec(html)?.[1],
  tab: /<title>(.*?)<\/title>/.exec(html)?.[1],
  language: /<html lang="(.*?)">/.exec(html)?.[1],
  home: /<a href="(.*?)">/.exec(html)?.[1],
  way: /<a [^>]*>(.*?)<\/a>/.exec(html)?.[1],
  said: /<small>(.*?)<\/small>/.exec(html)?.[1],
})

describe('the page of a visitor whom no page of the site can be shown', () => {
  it.each([
    ['fr', 400, 'Cette demande ne peut pas aboutir', /repartir de la page d’accueil/],
    ['fr', 404, 'Cette demande ne peut pas aboutir', /L’adresse est incomplète/],
    ['fr', 413, 'Votre envoi est trop volumineux', /raccourcissez votre texte/],
    ['fr', 429, 'Trop de demandes à la fois', /quelques secondes/],
    ['fr', 499, 'Cette demande ne peut pas aboutir', /L’adresse est incomplète/],
    ['fr', 500, 'Cette page ne peut pas être affichée pour le moment', /Réessayez/],
    ['fr', 503, 'Cette page ne peut pas être affichée pour le moment', /Réessayez/],
    ['nl', 400, 'Deze aanvraag lukt niet', /opnieuw op de startpagina/],
    ['nl', 413, 'Wat je verstuurt, is te groot', /maak je tekst korter/],
    ['nl', 429, 'Te veel aanvragen tegelijk', /enkele seconden/],
    ['nl', 503, 'Deze pagina kan nu niet getoond worden', /enkele ogenblikken/],
  ] as const)('says in %s what a %i means, and where to go on', (language, status, title, text) => {
    expect(shown(problemPage(language, status, 'r-1'))).toEqual({
      title,
      tab: title,
      text: expect.stringMatching(text),
      language,
      home: `/${language}`,
      way: { fr: 'Vers la page d’accueil', nl: 'Naar de startpagina' }[language],
      said: `${status} · r-1`,
    })
  })

  it('is legible by itself: it brings its colours and asks for no other file', () => {
    const page = problemPage('fr', 503, 'r-1')
    const style = /<style>(.*)<\/style>/.exec(page)?.[1] ?? ''
    expect(style).toMatch(
      /^body\{[^{}]*background:#[\da-f]{6};color:#[\da-f]{6};[^{}]*\}main\{[^{}]*\}small,b\{color:#/,
    )
    expect(style).toMatch(/\}h1\{[^{}]*\}a\{color:#[\da-f]{6}\}$/)
    expect(page).not.toMatch(/src=|<link|url\(/)
  })

  it('of the server in front has that server’s variables in the place of the words', () => {
    expect(shown(problemPageOfFront())).toEqual({
      title: '$problem_title',
      tab: '$problem_title',
      text: '$problem_text',
      language: '$problem_language',
      home: '/$problem_language',
      way: '$problem_home',
      said: '$status · $request_id',
    })
  })

  it.each([
    ['/fr/x', 'nl', 'fr'],
    ['/NL', 'fr', 'nl'],
    ['/FR/nl', undefined, 'fr'],
    ['/x/fr', 'fr-BE,nl;q=0.5', 'fr'],
    ['/x', 'nl,fr', 'nl'],
    ['/', 'en', 'nl'],
    ['/', undefined, 'nl'],
    ['', 'fr', 'fr'],
  ] as const)('of %j is in the language of the address, or else of the browser: %s', (path, asked, language) => {
    expect(languageOf(path, asked)).toBe(language)
  })
})
