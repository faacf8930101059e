import { DURATIONS, MILEAGES, type ProductCode } from './finance-terms'
import { parseOption } from './is-one-of'

/** The five questions that tell which product suits a buyer, and the answers that each of them has. */
export const CHOICE_ANSWERS = {
  /** The car's fate at the end: bought, given back, or open. */
  end: ['own', 'return', 'open'],
  /** Months for which it is kept. */
  duration: DURATIONS,
  /** Maintenance, tyres and insurance: who takes care of them. */
  services: ['all', 'some', 'none'],
  /** Kilometres a year; « varies » where nobody can say, or they are more. */
  mileage: [...MILEAGES, 'varies'],
  /** The payment at the beginning. */
  advance: ['none', 'some', 'half'],
} as const
type Answers = typeof CHOICE_ANSWERS
export type ChoiceQuestion = keyof Answers
export const CHOICE_QUESTIONS = Object.keys(CHOICE_ANSWERS) as readonly ChoiceQuestion[]

/** Answers so far; a question that is left open has none. */
export type ProductChoice = { readonly [Q in ChoiceQuestion]?: Answers[Q][number] | undefined }
export type WholeChoice = { readonly [Q in ChoiceQuestion]: Answers[Q][number] }

/** How a product goes with one answer: it is made for it, it can do it, or it cannot. */
export type Fit = 'suits' | 'allows' | 'against'

/** `own~48~all~15000~none`; a question without an answer leaves its place empty. */
export function readChoice(text: string): ProductChoice | undefined {
  const parts = text.split('~')
  if (parts.length !== CHOICE_QUESTIONS.length) return undefined
  const choice: Partial<Record<ChoiceQuestion, string | number>> = {}
  for (const [at, question] of CHOICE_QUESTIONS.entries()) {
    const part = parts[at] ?? ''
    if (part === '') continue
    const answer = parseOption<string | number>(CHOICE_ANSWERS[question], part)
    if (answer === undefined) return undefined
    choice[question] = answer
  }
  return choice as ProductChoice
}

export function writeChoice(choice: ProductChoice): string {
  return CHOICE_QUESTIONS.map((question) => choice[question] ?? '').join('~')
}

export function isWhole(choice: ProductChoice): choice is WholeChoice {
  return CHOICE_QUESTIONS.every((question) => choice[question] !== undefined)
}

type FitOf<Q extends ChoiceQuestion> = (answer: Answers[Q][number]) => Fit
type Fits = { readonly [Q in ChoiceQuestion]: FitOf<Q> }

const months =
  (min: number, max: number): FitOf<'duration'> =>
  (duration) =>
    duration < min || duration > max ? 'against' : 'suits'
/** Kilometres are a part of the contract, and each one above them is paid for. */
const kilometresAgreed: FitOf<'mileage'> = (mileage) => (mileage === 'varies' ? 'allows' : 'suits')
const kilometresFree: FitOf<'mileage'> = (mileage) => (mileage === 'varies' ? 'suits' : 'allows')
const returned: FitOf<'end'> = (end) => (({ own: 'against', return: 'suits', open: 'allows' }) as const)[end]
const smallAdvance: FitOf<'advance'> = (advance) =>
  (({ none: 'suits', some: 'allows', half: 'against' }) as const)[advance]
const allServices: FitOf<'services'> = (services) =>
  (({ all: 'suits', some: 'allows', none: 'against' }) as const)[services]
const noServices: FitOf<'services'> = (services) =>
  (({ all: 'against', some: 'allows', none: 'suits' }) as const)[services]

/** Each product's purpose. Its months and its advance follow the terms of the service; a test compares them. */
const FITS: Readonly<Record<ProductCode, Fits>> = {
  ac: {
    end: (end) => (({ own: 'suits', return: 'against', open: 'allows' }) as const)[end],
    duration: months(24, 96),
    services: noServices,
    mileage: kilometresFree,
    advance: (advance) => (advance === 'none' ? 'allows' : 'suits'),
  },
  pl: {
    end: returned,
    duration: months(24, 60),
    services: allServices,
    mileage: kilometresAgreed,
    advance: smallAdvance,
  },
  ol: {
    end: returned,
    duration: months(24, 60),
    services: allServices,
    mileage: kilometresAgreed,
    advance: smallAdvance,
  },
  el: {
    end: returned,
    duration: months(24, 48),
    services: (services) => (services === 'some' ? 'suits' : 'allows'),
    mileage: kilometresAgreed,
    advance: smallAdvance,
  },
  fr: {
    end: (end) => (({ own: 'allows', return: 'allows', open: 'suits' }) as const)[end],
    duration: months(36, 60),
    services: noServices,
    mileage: kilometresFree,
    advance: (advance) => (({ none: 'suits', some: 'suits', half: 'against' }) as const)[advance],
  },
}

function judgeFit<Q extends ChoiceQuestion>(product: ProductCode, question: Q, answer: Answers[Q][number]): Fit {
  const fits: Fits[Q] = FITS[product][question]
  return fits(answer)
}

/** One that cannot do what is wanted gives way to any that can, unless all of them cannot. */
const POINTS: Readonly<Record<Fit, number>> = { suits: 2, allows: 1, against: -10 }
/** Ownership at the end comes first: services can be had with any product, the car cannot. */
const WEIGHTS: Readonly<Record<ChoiceQuestion, number>> = { end: 5, duration: 1, services: 1, mileage: 1, advance: 1 }

export interface Suited {
  readonly product: ProductCode
  readonly fits: Readonly<Record<ChoiceQuestion, Fit>>
}

/** The products that are offered, the one that suits best first; of equals the one that is offered first. */
export function suitedProducts(choice: WholeChoice, offered: readonly ProductCode[]): readonly Suited[] {
  const countPoints = ({ fits }: Suited) =>
    CHOICE_QUESTIONS.reduce((sum, question) => sum + WEIGHTS[question] * POINTS[fits[question]], 0)
  return offered
    .map((product) => ({
      product,
      fits: {
        end: judgeFit(product, 'end', choice.end),
        duration: judgeFit(product, 'duration', choice.duration),
        services: judgeFit(product, 'services', choice.services),
        mileage: judgeFit(product, 'mileage', choice.mileage),
        advance: judgeFit(product, 'advance', choice.advance),
      },
    }))
    .sort((a, b) => countPoints(b) - countPoints(a))
}
