import { readFileSync } from 'node:fs'

/** The memory that a process holds, in megabytes; not a number where the system does not tell. */
export function readMemory(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
  } catch {
    return Number.NaN
  }
}
