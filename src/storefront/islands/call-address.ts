import type { Contract } from '#shared/http/contract.ts'

/**
 * A contract as the browser needs it: where to call. The contract itself would bring its schemas, and with them the whole
 * schema library, to the page. Tests hold these addresses and the contracts together.
 */
export function callAddress<C extends Contract>(method: C['method'], path: C['path']): C {
  return { method, path } as C
}
