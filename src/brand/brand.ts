/**
 * The name, the addresses and the company of the brand. What else a second brand needs: « Brand configuration » in docs/architecture.md.
 * Company facts are demonstration data: the numbers belong to nobody.
 */
export const brand = {
  /** The brand word of spec §2, as it stands in addresses. */
  word: 'cupra',
  name: 'CUPRA',
  siteName: { fr: 'CUPRA Belgique', nl: 'CUPRA België' },
  company: {
    name: 'Copper & Petrol Motors SA/NV',
    street: { fr: 'Rue du Mail 50', nl: 'Maliestraat 50' },
    zipcode: '1050',
    city: { fr: 'Bruxelles', nl: 'Brussel' },
    country: 'BE',
    enterpriseNumber: '0999.999.922',
    vatNumber: 'BE 0999.999.922',
    phone: '+32 2 555 01 00',
    /** For a car that has broken down, day and night. */
    assistance: '+32 2 555 01 12',
    email: 'bonjour@cupra.example',
  },
} as const
