/** Pages that the site's own parts lead to, in words of no brand: by their route, what they are called. */
const PLAIN: Readonly<Record<string, readonly [fr: string, nl: string]>> = {
  financing: ['Financement', 'Financiering'],
  'financial-solutions': ['Formules', 'Formules'],
  lease: ['Location longue durée', 'Langetermijnhuur'],
  'private-lease': ['Private lease', 'Private lease'],
  'personal-lease': ['Location personnelle', 'Persoonlijke leasing'],
  'financial-rent': ['Renting financier', 'Financiële renting'],
  fleet: ['Flottes', 'Vloot'],
  assistance: ['Assistance', 'Bijstand'],
  'client-informations': ['Informations client', 'Klantinformatie'],
  'entretien-reparation': ['Entretien', 'Onderhoud'],
  co2: ['CO2', 'CO2'],
}

/** Each as an entry: its file's name, and what stands in it. */
export const plainPages = Object.entries(PLAIN).map(
  ([route, [fr, nl]]) => [`${route}.yaml`, entry(route, fr, nl)] as const,
)

function entry(route: string, fr: string, nl: string): string {
  const bodyFr =
    'Dites-nous combien de kilomètres vous faites par an, combien de temps vous gardez une voiture et ce que vous voulez payer chaque mois. Nous calculons le reste avec vous, nous vous montrons chaque condition par écrit et vous décidez sans hâte. Rien ne vous engage avant votre signature, et un conseiller de votre région reste joignable pendant toute la durée du contrat, par téléphone ou chez le distributeur que vous avez choisi.'
  const bodyNl =
    'Zeg ons hoeveel kilometer je per jaar rijdt, hoelang je een wagen houdt en wat je per maand wilt betalen. Wij rekenen de rest samen met je uit, we tonen je elke voorwaarde op papier en jij beslist zonder haast. Niets verbindt je voor je handtekening, en een adviseur uit je streek blijft de hele looptijd bereikbaar, aan de telefoon of bij de verdeler die je gekozen hebt.'
  const both = (name: string, one: string, other: string) => ({ [name]: { fr: one, nl: other } })
  return JSON.stringify({
    name: fr,
    route,
    ...both('title', fr, nl),
    ...both('description', `${fr} chez {brand}.`, `${nl} bij {brand}.`),
    ...both('lead', 'Le mois d’abord, le reste ensuite.', 'Eerst de maand, dan de rest.'),
    blocks: [
      {
        discriminant: 'text',
        value: { ...both('heading', 'Comment cela se passe', 'Hoe het gaat'), ...both('body', bodyFr, bodyNl) },
      },
    ],
  })
}
