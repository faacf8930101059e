/** An invented brand, with which `npm run test:others` builds the site: nothing of the first may be left in it. */
export const brand = {
  word: 'orvane',
  name: 'ORVANE',
  siteName: { fr: 'ORVANE Belgique', nl: 'ORVANE België' },
  company: {
    name: 'Orvane Wind & Wiel SA/NV',
    street: { fr: 'Quai aux Foins 12', nl: 'Hooikaai 12' },
    zipcode: '1000',
    city: { fr: 'Bruxelles', nl: 'Brussel' },
    country: 'BE',
    enterpriseNumber: '0999.999.823',
    vatNumber: 'BE 0999.999.823',
    phone: '+32 2 555 02 00',
    /** For a car that has broken down, day and night. */
    assistance: '+32 2 555 02 12',
    email: 'bonjour@orvane.example',
  },
} as const
