import { AddressInput } from './address-input.tsx'
import { FileInput } from './file-input.tsx'
import { LikertInput } from './likert-input.tsx'
import { rareInputs } from './rare-inputs.ts'

// Anyone who draws a page needs no line to fetch code over: all inputs are at hand.
Object.assign(rareInputs, { address: AddressInput, file: FileInput, likert: LikertInput })
