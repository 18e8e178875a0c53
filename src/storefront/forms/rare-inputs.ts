import type { FormField } from '#shared/forms/field-schema.ts'
import type { AddressInput } from './address-input.tsx'
import type { FileInput } from './file-input.tsx'
import type { LikertInput } from './likert-input.tsx'

/** What few forms have, by the type of its field. */
interface RareInputs {
  address: typeof AddressInput
  file: typeof FileInput
  likert: typeof LikertInput
}

/** Those that are here: on the server all of them (`every-input.ts`), in the browser those that its forms have. */
export const rareInputs: Partial<RareInputs> = {}

type Loaders = Partial<Record<FormField['type'], () => Promise<Partial<RareInputs>>>>

/** Left out of the server's bundle, where everything is at hand and nothing comes alive. */
const loaders: Loaders = import.meta.env.SSR
  ? {}
  : {
      address: async () => ({ address: (await import('./address-input.tsx')).AddressInput }),
      file: async () => ({ file: (await import('./file-input.tsx')).FileInput }),
      likert: async () => ({ likert: (await import('./likert-input.tsx')).LikertInput }),
    }

/** Loads what the fields of a form are answered at. Fields are drawn after it: what is not here is not drawn. */
export async function loadInputs(fields: readonly Pick<FormField, 'type'>[]): Promise<void> {
  const types = new Set(fields.map(({ type }) => type))
  const loaded = await Promise.all([...types].map((type) => loaders[type]?.()))
  Object.assign(rareInputs, ...loaded)
}
