import type { Contract } from '#shared/http/contract.ts'

/**
 * The URL of a contract for the browser. The contract itself would load its schemas, and with them the whole schema
 * library. Tests compare these URLs with the contracts.
 */
export function callAddress<C extends Contract>(method: C['method'], path: C['path']): C {
  return { method, path } as C
}
