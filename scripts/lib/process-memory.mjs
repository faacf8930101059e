import { readFileSync } from 'node:fs'

/**
 * The memory that a process holds, in megabytes; not a number where the system does not tell.
 * @param {number | undefined} pid
 */
export function readMemory(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
  } catch {
    return Number.NaN
  }
}
