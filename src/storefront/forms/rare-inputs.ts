import type { FormField } from '#shared/forms/field-schema.ts'
import type { AddressInput } from './address-input.tsx'
import type { FileInput } from './file-input.tsx'
import type { LikertInput } from './likert-input.tsx'

/** Components that few forms need, by field type. */
interface RareInputs {
  address: typeof AddressInput
  file: typeof FileInput
  likert: typeof LikertInput
}

/** The loaded components: on the server all of them (`every-input.ts`), in the browser those of its forms. */
export const rareInputs: Partial<RareInputs> = {}

type Loaders = Partial<Record<FormField['type'], () => Promise<Partial<RareInputs>>>>

/** Left out of the server's bundle, which has all components and hydrates nothing. */
const loaders: Loaders = import.meta.env.SSR
  ? {}
  : {
      address: async () => ({ address: (await import('./address-input.tsx')).AddressInput }),
      file: async () => ({ file: (await import('./file-input.tsx')).FileInput }),
      likert: async () => ({ likert: (await import('./likert-input.tsx')).LikertInput }),
    }

/** Loads the input components of fields. Call it before rendering: a component that is not loaded is not rendered. */
export async function loadInputs(fields: readonly Pick<FormField, 'type'>[]): Promise<void> {
  const types = new Set(fields.map(({ type }) => type))
  const loaded = await Promise.all([...types].map((type) => loaders[type]?.()))
  Object.assign(rareInputs, ...loaded)
}
