import { CALLS } from '@/contract/calls'
import { badInputs, unknowns } from './bad-inputs.mts'
import { consistency } from './consistency.mts'
import { takeSample, validInput } from './inputs.mts'
import { type Ask, AUDIENCES, Fault, makeService } from './service.mts'

export interface Finding {
  readonly check: string
  /** What is wrong; none when it holds. */
  readonly fault?: string
}

/** Every check of the contract against a service, in an order in which later ones use what earlier ones found. */
export async function checkConformance(ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = []
  const check = async (name: string, run: () => Promise<void>) => {
    try {
      await run()
      findings.push({ check: name })
    } catch (error) {
      findings.push({ check: name, fault: error instanceof Fault ? error.message : String(error) })
    }
  }
  const service = makeService(ask)
  const sample = await takeSample(service).catch((error: unknown) => {
    findings.push({ check: 'a model, a car and a vehicle to ask about', fault: String(error) })
    return undefined
  })
  if (!sample) return findings

  for (const call of CALLS) {
    for (const audience of AUDIENCES) {
      await check(`${call.name}: ${audience.lang} ${audience.sales_type}`, async () => {
        await service.answer(call.name, validInput(call, sample, audience))
      })
    }
    for (const [name, run] of badInputs(call, ask, sample)) await check(`${call.name}: ${name}`, run)
  }
  for (const [name, run] of [...consistency(service, sample), ...unknowns(ask)]) await check(name, run)
  return findings
}
