import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { ContentProblem, ProblemCode } from '@/content/check/problems.server'
import { findContentProblems } from '@/content/check/validate.server'

test('the entries of the site have no problem', async () => {
  expect(await findContentProblems()).toEqual([])
})

const EXAMPLE = 'pages/independent-operators.yaml'
/** Its file is not in public/downloads. */
const DOWNLOADS = / {2}- discriminant: downloads\n {4}value:\n(?: {6}.*\n)+/

describe('a broken entry is named with its file, its field and what is wrong', () => {
  let root = ''
  const inRoot = (file: string) => path.join(root, 'src/content/entries', file)

  beforeEach(async () => {
    root = tempFolder('content')
    await mkdir(path.join(root, 'src/content'), { recursive: true })
    await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
    // A page whose blocks no editor changes.
    const example = await readFile('tests/content/fixtures/src/content/entries/pages/every-block.yaml', 'utf8')
    await writeFile(inRoot(EXAMPLE), example.replace(DOWNLOADS, ''))
  })

  /** Changes one place of an entry, which must be there, and says what the validation finds. */
  async function breakEntry(file: string, from: string | RegExp, to: string): Promise<ContentProblem[]> {
    const before = await readFile(inRoot(file), 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    await writeFile(inRoot(file), after)
    return findContentProblems(root)
  }

  const problem = (file: string, field: string, code: ProblemCode, about?: RegExp) => ({
    file: `src/content/entries/${file}`,
    field,
    code,
    values: about ? expect.arrayContaining([expect.stringMatching(about)]) : expect.anything(),
  })

  test('a menu that begins with nothing for a business, or offers it what is let to consumers alone', async () => {
    const header = 'navigation/header.yaml'
    const sold = await breakEntry(header, /(route: private-lease\n\s+)shownTo: B2C/, '$1shownTo: everyone')
    expect(sold).toEqual([problem(header, 'main[2].children[3].shownTo', 'for_consumers', /private-lease/)])
    const start = await breakEntry(header, / {4}children:\n[\s\S]*?(?= {2}- id: models)/, '    children: []\n')
    expect(start).toContainEqual(problem(header, 'main[0].children', 'menu_start', /B2B/))
    expect(start).toContainEqual(problem(header, 'main[0].children', 'menu_start', /B2C/))
  })

  test('variants that do not make up all visitors, stand alone, or are of a text that the law asks for', async () => {
    const shared = (...shares: readonly number[]) => {
      let at = 0
      return (file: string) =>
        file.replace(/^ {4}value:\n/gm, (block) => {
          const share = shares[at++]
          return share === undefined ? block : `${block}      share: ${share}\n`
        })
    }
    const shares = async (file: string, ...parts: readonly number[]) => {
      const before = await readFile(inRoot(file), 'utf8')
      await writeFile(inRoot(file), shared(...parts)(before))
      const found = await findContentProblems(root)
      await writeFile(inRoot(file), before)
      return found.map(({ field, code, values }) => [field, code, ...values])
    }
    expect(await shares(EXAMPLE, 30, 70)).toEqual([])
    expect(await shares(EXAMPLE, 30, 30, 40, 20, 80)).toEqual([])
    expect(await shares(EXAMPLE, 30, 60)).toEqual([['blocks[1].value.share', 'shares', 90]])
    expect(await shares(EXAMPLE, 60, 60)).toEqual([['blocks[1].value.share', 'shares', 120]])
    expect(await shares(EXAMPLE, 40)).toEqual([['blocks[0].value.share', 'shares', 40]])
    expect(await shares(EXAMPLE, 100)).toContainEqual(expect.arrayContaining(['blocks[0].value.share']))
    expect(await shares('pages/privacy.yaml', 50, 50)).toEqual([['blocks[1].value.share', 'no_variants']])
  })

  test('a running text that nobody reads to its end', async () => {
    const long = (length: number) => 'mot '.repeat(length / 4).trim()
    const BODY = /(body:\n +\{\n +fr: ").*(",)/
    const found = await breakEntry(EXAMPLE, BODY, `$1${long(10_400)}$2`)
    expect(found).toEqual([
      {
        file: `src/content/entries/${EXAMPLE}`,
        field: 'blocks[1].value.body.fr',
        code: 'too_long',
        values: [10_399, 10_000],
      },
    ])
    expect(await breakEntry(EXAMPLE, BODY, `$1${long(9_600)}$2`)).toEqual([])
  })

  test('a banner that stands nowhere, or leads to no page', async () => {
    const FILE = 'banners.yaml'
    expect(await breakEntry(FILE, /places:\n\s+- stock/, 'places: []')).toEqual([
      problem(FILE, 'banners[0].places', 'none'),
    ])
    expect(await breakEntry(FILE, /value: electrique-ou-hybride/, 'value: perdu')).toContainEqual(
      problem(FILE, 'banners[0].to', 'page_gone', /perdu/),
    )
    expect(await breakEntry(FILE, /route: category\.tab/, 'route: none')).toContainEqual(
      problem(FILE, 'banners[0].to', 'no_target'),
    )
  })

  describe('a redirect', () => {
    const FILE = 'redirects.yaml'
    const found = async (redirects: readonly object[]) => {
      const whole = redirects.map((one) => ({
        fr: '',
        nl: '',
        isForGood: false,
        period: {},
        ...one,
        to: { params: [], anchor: '', route: 'stock', ...('to' in one ? (one.to as object) : {}) },
      }))
      await writeFile(inRoot(FILE), stringify({ redirects: whole }))
      return findContentProblems(root)
    }
    const article = { route: 'news.article', params: [{ name: 'slug', value: 'pneus-sept-degres' }] }

    test('from words that no page has to a page that is there has no problem, in one language or in both', async () => {
      expect(
        await found([{ fr: 'soldes', nl: 'solden' }, { nl: 'oud/adres-2024' }, { fr: 'noel', nl: 'noel' }]),
      ).toEqual([])
      expect(await found([{ fr: 'news/disparu', nl: 'news/verdwenen', to: article }])).toEqual([])
    })

    test.each([
      ['fr', 'stock', 'address_taken'],
      // Of the other language, and by its internal name, since those lead to the page already.
      ['fr', 'modellen', 'address_taken'],
      ['nl', 'modeles', 'address_taken'],
      ['fr', 'modeles/born', 'address_taken'],
      ['nl', 'news/zeven-graden-banden', 'address_taken'],
      ['nl', 'news/pneus-sept-degres', 'address_taken'],
      ['fr', 'milieu/fin-de-vie', 'address_taken'],
      ['fr', 'fr/soldes', 'address_begins'],
      ['nl', 'professioneel/solden', 'address_begins'],
      ['fr', 'api/stock', 'address_begins'],
      ['nl', '404', 'address_begins'],
    ] as const)('in %s from « %s » is refused: %s', async (language, word, code) => {
      expect(await found([{ [language]: word, to: { route: 'faq' } }])).toEqual([
        problem(FILE, `redirects[0].${language}`, code),
      ])
    })

    test('onto itself, round by another one, or on to another redirect is refused', async () => {
      expect(await found([{ fr: 'stock' }])).toContainEqual(
        problem(FILE, 'redirects[0].to', 'leads_round', /fr\/stock/),
      )
      const gone = { route: 'news.article', params: [{ name: 'slug', value: 'b' }] }
      const other = { route: 'news.article', params: [{ name: 'slug', value: 'a' }] }
      expect(
        await found([
          { fr: 'news/a', to: gone },
          { fr: 'news/b', to: other },
        ]),
      ).toEqual([
        problem(FILE, 'redirects[0].to', 'leads_round', /news\/b/),
        problem(FILE, 'redirects[1].to', 'leads_round', /news\/a/),
      ])
    })

    test('from the same words twice, to nothing, or to a page that is gone or not written in its language', async () => {
      expect(await found([{ fr: 'a' }, { fr: 'a' }])).toEqual([problem(FILE, 'redirects[1].fr', 'twice')])
      expect(await found([{}])).toEqual([problem(FILE, 'redirects[0].fr', 'missing')])
      expect(await found([{ fr: 'a', to: { route: 'none' } }])).toEqual([problem(FILE, 'redirects[0].to', 'no_target')])
      const to = { route: 'news.article', params: [{ name: 'slug', value: 'disparu' }] }
      expect(await found([{ fr: 'a', nl: 'b', to }])).toEqual([
        problem(FILE, 'redirects[0].to', 'page_gone', /fr\/news\/disparu/),
        problem(FILE, 'redirects[0].to', 'page_gone', /nl\/news\/disparu/),
      ])
      await breakEntry('pages/dsa.yaml', /^route: dsa$/m, 'route: dsa\nlanguages: fr')
      expect(await found([{ fr: 'a', nl: 'b', to: { route: 'dsa' } }])).toContainEqual(
        problem(FILE, 'redirects[0].to', 'not_in_language'),
      )
    })

    test('that ends before it begins, or whose words cannot stand in an address', async () => {
      const period = { from: '2026-12-02', until: '2026-12-01' }
      expect(await found([{ fr: 'a', period }])).toEqual([problem(FILE, 'redirects[0].period.until', 'period')])
      for (const fr of ['/soldes', 'Soldes', 'été', 'a//b', 'https://exemple.be', '../a', 'a b']) {
        expect(await found([{ fr }]), fr).toEqual([problem(FILE, 'redirects[0].fr', 'unreadable')])
      }
    })
  })

  test('a title of thousands of characters', async () => {
    const long = await breakEntry('pages/legal.yaml', 'nl: Wie deze site uitgeeft', `nl: ${'Wie '.repeat(750)}`)
    expect(long).toEqual([problem('pages/legal.yaml', 'title.nl', 'unreadable', /no longer than 250/)])
  })

  test('a title missing in Dutch', async () => {
    const problems = await breakEntry('pages/legal.yaml', 'nl: Wie deze site uitgeeft', "nl: ''")
    expect(problems).toEqual([problem('pages/legal.yaml', 'title.nl', 'missing')])
  })

  test('a credit that is called easy, until somebody answers for the sentence', async () => {
    const problems = await breakEntry('pages/legal.yaml', 'nl: Wie deze site uitgeeft', 'nl: Een gemakkelijk krediet')
    expect(problems).toEqual([problem('pages/legal.yaml', 'title.nl', 'credit_promise', /Een gemakkelijk krediet/)])
    // A day that passes stops no publication: after it the sentence is told as a warning.
    const accepted = await breakEntry(
      'promises.yaml',
      'accepted:\n',
      'accepted:\n  - words:\n      fr: un crédit facile\n      nl: een gemakkelijk krediet\n    owner: Service juridique\n    until: 2026-01-01\n',
    )
    expect(accepted).toEqual([])
  })

  test('how long a lease may last', async () => {
    const title = 'Huren van twee tot vier jaar'
    const problems = await breakEntry('pages/legal.yaml', 'nl: Wie deze site uitgeeft', `nl: ${title}`)
    expect(problems).toEqual([problem('pages/legal.yaml', 'title.nl', 'lease_term', new RegExp(title))])
  })

  test('a link to an article, a question, a dealer or a tab that was deleted', async () => {
    const deleted = [
      ['news.article', 'slug', 'supprime'],
      ['faq.question', 'question', 'supprimee'],
      ['contact.dealer', 'dealer', 'supprime'],
      ['entretien-reparation.tab', 'tab_slug_id', 'supprime'],
    ] as const
    for (const [route, name, value] of deleted) {
      const written = `route:${route}?${name}=${value}`
      const problems = await breakEntry('pages/legal.yaml', /route:[a-z0-9.-]+(?:\?[a-z_]+=[a-z]+)?(?=\))/, written)
      expect(problems, route).toEqual([
        problem('pages/legal.yaml', 'blocks[4].value.body.fr', 'page_gone', new RegExp(`/fr/.*/${value}`)),
      ])
    }
  })

  test('a link of a card to an article that was deleted', async () => {
    await rm(inRoot('news/pneus-sept-degres.yaml'))
    const link =
      'route: news.article\n            params:\n              - name: slug\n                value: pneus-sept-degres'
    const problems = await breakEntry(
      'news/hiver-electrique.yaml',
      'blocks:\n',
      `blocks:\n  - discriminant: links\n    value:\n      items:\n        - title:\n            fr: Pneus\n            nl: Banden\n          link:\n            ${link}\n`,
    )
    expect(problems.filter(({ code }) => code === 'page_gone').length).toBeGreaterThan(0)
  })

  test('a text missing in both languages', async () => {
    const problems = await breakEntry('pages/legal.yaml', /title:\n {2}fr: .*\n {2}nl: .*/, 'title: {}')
    expect(problems).toEqual([
      problem('pages/legal.yaml', 'title.fr', 'missing'),
      problem('pages/legal.yaml', 'title.nl', 'missing'),
    ])
  })

  test('a line that may be left out, left out in one language only', async () => {
    const problems = await breakEntry('pages/legal.yaml', 'fr: Informations légales', "fr: ''")
    expect(problems).toEqual([problem('pages/legal.yaml', 'eyebrow.fr', 'missing')])
  })

  test('a text inside a block', async () => {
    const problems = await breakEntry(EXAMPLE, 'fr: Garantie cinq ans', "fr: ''")
    expect(problems).toEqual([problem(EXAMPLE, 'blocks[3].value.items[1].title.fr', 'missing')])
  })

  test('a running text inside a block', async () => {
    const problems = await breakEntry('pages/privacy.yaml', /nl: \|\n {10}De wagen die[^\n]*\n/, "nl: ''\n")
    expect(problems).toEqual([problem('pages/privacy.yaml', 'blocks[5].value.body.nl', 'missing')])
  })

  test('a running text with a link to nowhere', async () => {
    const problems = await breakEntry('pages/legal.yaml', 'route:co2', 'route:co3')
    expect(problems).toEqual([problem('pages/legal.yaml', 'blocks[4].value.body.fr', 'link_nowhere', /route:co3/)])
  })

  test('a field that the schema does not know', async () => {
    const problems = await breakEntry('pages/adn.yaml', 'route: adn', 'route: adn\nsubtitle: x')
    expect(problems).toContainEqual(problem('pages/adn.yaml', '', 'unreadable', /"subtitle" is not allowed/))
  })

  test('a block of an unknown kind', async () => {
    const problems = await breakEntry(EXAMPLE, 'discriminant: quote', 'discriminant: quotation')
    expect(problems).toContainEqual(problem(EXAMPLE, 'blocks[26].discriminant', 'unreadable', /valid option/))
  })

  test('a file that is no YAML', async () => {
    const problems = await breakEntry('pages/adn.yaml', 'route: adn', 'route: [adn')
    expect(problems).toContainEqual(
      problem('pages/adn.yaml', '', 'unreadable', /flow collection|bad indentation|unexpected/),
    )
  })

  test('a placeholder that nothing stands behind', async () => {
    const problems = await breakEntry('pages/legal.yaml', '{company.vatNumber}', '{company.iban}')
    expect(problems).toEqual([
      problem('pages/legal.yaml', 'blocks[0].value.rows[3].cells[1].fr', 'unknown_name', /\{company\.iban\}/),
    ])
  })

  test('a link whose parameter no page has', async () => {
    const problems = await breakEntry(EXAMPLE, 'value: RAVAL', 'value: ATECA')
    expect(problems).toContainEqual(problem(EXAMPLE, 'blocks[19].value.link', 'leads_nowhere', /models\.carline/))
  })

  test('an address outside the site that is not allowed', async () => {
    const problems = await breakEntry('pages/recycle-my-car.yaml', 'https://www.febelauto.be', 'javascript:alert(1)')
    expect(problems).toContainEqual(
      problem('pages/recycle-my-car.yaml', 'blocks[0].value.items[0].link', 'leads_nowhere', /javascript:alert/),
    )
  })

  test('a row with a cell too few', async () => {
    const problems = await breakEntry('pages/privacy.yaml', /\n {12}- fr: Trente jours\n {14}nl: Dertig dagen/, '')
    expect(problems).toEqual([problem('pages/privacy.yaml', 'blocks[1].value.rows[6]', 'cells')])
  })

  test('a tab whose id is that of another', async () => {
    const problems = await breakEntry('pages/services.yaml', 'id: contrats', 'id: mobilite')
    expect(problems).toContainEqual(problem('pages/services.yaml', 'tabs[2].id', 'twice'))
    // What led to the tab that lost its name leads nowhere.
    expect(problems.length).toBeGreaterThan(1)
  })

  test('a word of an address that leads to another tab, or to another article, already', async () => {
    const tabs = await breakEntry('pages/services.yaml', 'nl: contracten', 'nl: mobilite')
    expect(tabs).toEqual([problem('pages/services.yaml', 'tabs[2].address.nl', 'twice', /mobilite/)])
  })

  test('the same of two articles', async () => {
    const articles = await breakEntry('news/sortie-dimanche.yaml', 'nl: rit-van-augustus', 'nl: hiver-electrique')
    expect(articles).toEqual([problem('news/sortie-dimanche.yaml', 'address.nl', 'twice', /hiver-electrique/)])
  })

  test('a word of an address in one language alone, or with a capital', async () => {
    expect(await breakEntry('pages/services.yaml', 'nl: contracten', "nl: ''")).toEqual([
      problem('pages/services.yaml', 'tabs[2].address.nl', 'missing'),
    ])
  })

  test('a word of an address that cannot stand in one', async () => {
    const [wrong] = await breakEntry('pages/services.yaml', 'nl: contracten', 'nl: Contracten')
    expect(wrong).toMatchObject(
      problem('pages/services.yaml', 'tabs[2].address.nl', 'unreadable', /Minuscules, chiffres et traits d’union/),
    )
  })

  test('a tab whose id cannot stand in an address', async () => {
    const problems = await breakEntry('pages/services.yaml', 'id: contrats', 'id: Contrats & prix')
    expect(problems).toContainEqual(
      problem('pages/services.yaml', 'tabs[2].id', 'unreadable', /Minuscules, chiffres et traits d’union/),
    )
  })

  test('a page without an entry', async () => {
    await rm(inRoot('pages/dsa.yaml'))
    expect(await findContentProblems(root)).toEqual(
      [problem('pages', 'route', 'no_entry', /dsa/)].map((p) => ({
        ...p,
        file: 'src/content/entries/pages',
      })),
    )
  })

  test('a page with two entries', async () => {
    await cp(inRoot('pages/dsa.yaml'), inRoot('pages/dsa-again.yaml'))
    expect(await findContentProblems(root)).toEqual([
      {
        file: expect.stringMatching(/dsa(-again)?\.yaml$/),
        field: 'route',
        code: 'second_entry',
        values: expect.arrayContaining(['dsa']),
      },
    ])
  })

  test('a page that says too little to one kind of buyer', async () => {
    const problems = await breakEntry('pages/dsa.yaml', /\nblocks:\n[\s\S]*?(?=\ntabs:|$)/, '\nblocks: []')
    expect(problems.filter(({ code }) => code === 'few_words')).toEqual([
      problem('pages/dsa.yaml', 'blocks', 'few_words', /B2C/),
      problem('pages/dsa.yaml', 'blocks', 'few_words', /B2B/),
    ])
  })

  test('an article without a date', async () => {
    const problems = await breakEntry('news/sortie-dimanche.yaml', /date: .*\n/, '')
    expect(problems).toEqual([problem('news/sortie-dimanche.yaml', 'date', 'unreadable', /required/)])
  })

  test('a question whose id is that of another', async () => {
    const problems = await breakEntry('faq.yaml', 'id: stock-car', 'id: trade-in')
    expect(problems).toEqual([problem('faq.yaml', 'groups[3].questions[0].id', 'twice')])
  })

  test('a link of the menu without words', async () => {
    const problems = await breakEntry('navigation/footer.yaml', /fr: Configurateur\n\s+nl: Configurator/, "fr: ''")
    expect(problems).toContainEqual(problem('navigation/footer.yaml', 'main[1].children[0].link.label', 'missing'))
  })

  test('all of them at once', async () => {
    await rm(inRoot('pages/dsa.yaml'))
    const problems = await breakEntry('pages/legal.yaml', 'nl: Wie deze site uitgeeft', "nl: ''")
    expect(problems).toHaveLength(2)
    expect(problems).toContainEqual(problem('pages/legal.yaml', 'title.nl', 'missing'))
  })
})
