import type { Language } from '@/domain/language'

/** What mails say besides the words of the forms (contact: form, receipt). Plain text: HTML is made of it. */
interface MailWords {
  readonly hello: (name: string) => string
  readonly visitor: Readonly<
    Record<
      'created' | 'changed' | 'withdrawn',
      { readonly subject: (kind: string, number: string) => string; readonly text: string }
    >
  >
  readonly office: Readonly<
    Record<
      'created' | 'changed' | 'withdrawn',
      { readonly subject: (kind: string, number: string) => string; readonly text: string }
    >
  >
  readonly code: { readonly subject: (code: string) => string; readonly text: string; readonly ends: string }
  readonly number: string
  readonly car: string
  readonly price: string
  readonly from: string
  readonly vat: Readonly<Record<'B2C' | 'B2B', string>>
  /** Between a label and its value. */
  readonly colon: string
  readonly dealer: string
  readonly link: string
  readonly linkNote: string
  readonly deadline: (day: string) => string
  readonly sent: string
  readonly client: string
  readonly buyer: Readonly<Record<'B2C' | 'B2B', string>>
  readonly yes: string
  readonly bye: string
  readonly automatic: string
}

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  fr: {
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    visitor: {
      created: {
        subject: (kind, number) => `Bien reçu\u00a0: ${kind.toLocaleLowerCase('fr')} ${number}`,
        text: 'Merci de nous avoir écrit. Votre message est arrivé\u202f; voici ce qu’il en advient.',
      },
      changed: {
        subject: (_kind, number) => `Message ${number}\u00a0: modification enregistrée`,
        text: 'Votre message a été modifié. Nous tenons compte de la nouvelle version.',
      },
      withdrawn: {
        subject: (_kind, number) => `Message ${number} retiré`,
        text: 'Votre message est retiré. Personne ne vous contactera à son sujet.',
      },
    },
    office: {
      created: { subject: (kind, number) => `${kind} ${number}`, text: 'Un visiteur du site a envoyé ce message.' },
      changed: {
        subject: (kind, number) => `${kind} ${number}\u00a0: modifié`,
        text: 'Le visiteur a modifié son message. Cette version remplace la précédente.',
      },
      withdrawn: {
        subject: (kind, number) => `${kind} ${number}\u00a0: retiré`,
        text: 'Le visiteur a retiré son message. Ne le contactez plus à ce sujet.',
      },
    },
    code: {
      subject: (code) => `${code} est votre code`,
      text: 'Voici le code qui confirme votre adresse et fait partir votre message\u00a0:',
      ends: 'Il vaut trente minutes. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne part sans ce code.',
    },
    number: 'Numéro',
    car: 'Voiture',
    price: 'Prix à l’envoi',
    from: 'à partir de',
    vat: { B2C: 'TVAC', B2B: 'HTVA' },
    colon: '\u00a0: ',
    dealer: 'Qui vous répond',
    link: 'Revoir, modifier ou retirer le message',
    linkNote: 'Ce lien vaut trente jours. Gardez-le pour vous.',
    deadline: (day) => `À traiter au plus tard le ${day}.`,
    sent: 'Envoyé le',
    client: 'Client',
    buyer: { B2C: 'Particulier', B2B: 'Professionnel' },
    yes: 'oui',
    bye: 'À bientôt,',
    automatic: 'Cet e-mail suit un message envoyé sur notre site. Il ne vous inscrit à rien.',
  },
  nl: {
    hello: (name) => (name ? `Dag ${name},` : 'Hallo,'),
    visitor: {
      created: {
        subject: (kind, number) => `Goed ontvangen: ${kind.toLocaleLowerCase('nl')} ${number}`,
        text: 'Bedankt voor je bericht. Het is goed aangekomen; dit gebeurt ermee.',
      },
      changed: {
        subject: (_kind, number) => `Bericht ${number}: wijziging bewaard`,
        text: 'Je bericht is gewijzigd. We houden het bij de nieuwe versie.',
      },
      withdrawn: {
        subject: (_kind, number) => `Bericht ${number} ingetrokken`,
        text: 'Je bericht is ingetrokken. Niemand neemt er nog contact over op.',
      },
    },
    office: {
      created: {
        subject: (kind, number) => `${kind} ${number}`,
        text: 'Een bezoeker van de site stuurde dit bericht.',
      },
      changed: {
        subject: (kind, number) => `${kind} ${number}: gewijzigd`,
        text: 'De bezoeker wijzigde dit bericht. Deze versie komt in de plaats van de vorige.',
      },
      withdrawn: {
        subject: (kind, number) => `${kind} ${number}: ingetrokken`,
        text: 'De bezoeker trok dit bericht in. Neem er geen contact meer over op.',
      },
    },
    code: {
      subject: (code) => `${code} is je code`,
      text: 'Met deze code bevestig je je adres en vertrekt je bericht:',
      ends: 'Ze is dertig minuten geldig. Heb je niets gevraagd? Dan mag je deze e-mail vergeten: zonder de code vertrekt er niets.',
    },
    number: 'Nummer',
    car: 'Wagen',
    price: 'Prijs bij verzending',
    from: 'vanaf',
    vat: { B2C: 'incl.\u00a0btw', B2B: 'excl.\u00a0btw' },
    colon: ': ',
    dealer: 'Wie je antwoordt',
    link: 'Bekijk, wijzig of trek het bericht in',
    linkNote: 'Deze link werkt dertig dagen. Hou hem voor jezelf.',
    deadline: (day) => `Te behandelen ten laatste op ${day}.`,
    sent: 'Verstuurd op',
    client: 'Klant',
    buyer: { B2C: 'Particulier', B2B: 'Professioneel' },
    yes: 'ja',
    bye: 'Tot binnenkort,',
    automatic: 'Deze e-mail volgt op een bericht via onze site. Hij schrijft je nergens voor in.',
  },
}
