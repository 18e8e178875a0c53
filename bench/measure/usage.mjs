import { readFileSync } from 'node:fs'

/** Clock ticks of the processor, the unit of Linux for CPU time of processes. */
const TICKS_PER_SECOND = 100

/** The CPU seconds and the peak memory of a process so far. The main thread is the one that answers requests. */
export function usageOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    cpu: cpuIn(`/proc/${pid}/stat`),
    cpuOfMain: cpuIn(`/proc/${pid}/task/${pid}/stat`),
    megabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024),
  }
}

function cpuIn(file) {
  const stat = readFileSync(file, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
