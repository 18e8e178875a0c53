import { readFileSync } from 'node:fs'

/** Clock ticks of the processor, the unit of Linux for CPU time of processes. */
const TICKS_PER_SECOND = 100

/** The CPU seconds and the peak memory of a process so far. */
export function usageOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    megabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024),
  }
}
