/**
 * Everything that makes this site the site of one brand. A second brand is a matter of this file,
 * the content entries and the backend's catalogue (docs/architecture.md).
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
    email: 'bonjour@cupra.example',
  },
} as const
