import { CALLS, type Call, type CallName } from '@/contract/calls'
import type { DeviationKind } from '@/data/read-answer'
import { badInputs, unknowns } from './bad-inputs.mts'
import { consistency } from './consistency.mts'
import { takeSample, validInput } from './inputs.mts'
import {
  type Ask,
  AUDIENCES,
  type Check,
  Fault,
  type Input,
  makeService,
  NotAsked,
  type Sample,
  type Service,
  type Weight,
} from './service.mts'

export interface Finding {
  readonly check: string
  /** The call that it is about; of several calls, none. */
  readonly call?: CallName
  readonly weight: Weight
  /** What is wrong; none when it holds. */
  readonly fault?: string
  /** Why it could not be asked. */
  readonly skipped?: string
}

const WEIGHT_OF: Readonly<Record<DeviationKind, Weight>> = {
  'wrong-shape': 'breaks',
  partly: 'less',
  manners: 'manners',
}

/**
 * Every check of the contract against a service, whatever the ones before said. What to ask about is taken from whatever
 * answers; a check that lacks it is skipped by name.
 *
 * @param only the calls that are asked; without it all, and then what they say of each other
 */
export async function checkConformance(ask: Ask, only?: readonly CallName[]): Promise<Finding[]> {
  const service = makeService(ask)
  const sample = await takeSample(service)
  const findings: Finding[] = []
  for (const call of CALLS) {
    if (only && !only.includes(call.name)) continue
    findings.push(...(await checkAnswers(service, call, sample)))
    for (const check of listBadInputs(call, ask, sample)) findings.push(...(await run(check, call.name)))
  }
  if (only) return findings
  for (const check of [...consistency(service, sample), ...unknowns(ask)]) findings.push(...(await run(check)))
  return findings
}

function listBadInputs(call: Call, ask: Ask, sample: Sample): Check[] {
  try {
    return badInputs(call, ask, sample)
  } catch (error) {
    const again = async () => {
      throw error
    }
    return [{ name: 'what it must refuse', weight: 'manners', run: again }]
  }
}

/** The call's answer to each audience, read as the site reads it. */
async function checkAnswers(service: Service, call: (typeof CALLS)[number], sample: Sample): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const audience of AUDIENCES) {
    const check = `${call.name}: ${audience.lang} ${audience.sales_type}`
    const found = await run(
      {
        name: `${audience.lang} ${audience.sales_type}`,
        // What is only reported to the operator shows nowhere.
        weight: call.status === 202 ? 'manners' : 'breaks',
        run: async () => {
          const input: Input = validInput(call as Call, sample, audience)
          const { deviations } = await service.read(call.name, input)
          for (const { kind, path, reason } of deviations)
            findings.push({ check, call: call.name, weight: WEIGHT_OF[kind], fault: `${path}: ${reason}` })
        },
      },
      call.name,
    )
    if (found[0]?.fault || !findings.some((finding) => finding.check === check)) findings.push(...found)
  }
  return findings
}

async function run({ name, weight, run: hold }: Check, call?: CallName): Promise<Finding[]> {
  const finding = { check: call ? `${call}: ${name}` : name, weight, ...(call && { call }) }
  try {
    await hold()
    return [finding]
  } catch (error) {
    if (error instanceof NotAsked) return [{ ...finding, skipped: error.message }]
    return [{ ...finding, fault: error instanceof Fault ? error.message : String(error) }]
  }
}
