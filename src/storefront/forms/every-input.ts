import { AddressInput } from './address-input.tsx'
import { FileInput } from './file-input.tsx'
import { LikertInput } from './likert-input.tsx'
import { rareInputs } from './rare-inputs.ts'

// The server cannot load code later: all input components are registered at once.
Object.assign(rareInputs, { address: AddressInput, file: FileInput, likert: LikertInput })
