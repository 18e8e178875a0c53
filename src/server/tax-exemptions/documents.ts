import { defineDocument } from '#server/database/stored-document.ts'
import { taxExemptionSchema } from '#shared/tax-exemptions/schema.ts'

/** `customers.tax_exemption`. */
export const customerExemption = defineDocument({ name: 'tax exemption', schema: taxExemptionSchema })
