import type { Contract } from '#shared/http/contract.ts'

/** A well-formed id that does not exist. */
export const NO_ID = '00000000-0000-7000-8000-000000000000'

/** A contract's path with values for each parameter; by default well-formed and unknown. */
export function fillPath(contract: Pick<Contract, 'path'>, fill: (name: string) => string = () => NO_ID): string {
  return contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(fill(name)))
}

export const nameOf = ({ method, path }: Pick<Contract, 'method' | 'path'>): string => `${method} ${path}`
export const changesSomething = ({ method }: Pick<Contract, 'method'>): boolean => method !== 'GET'
