import type { CustomCodeReply } from '#shared/custom-code/api.ts'
import { type CustomCode, customCodeSchema } from '#shared/custom-code/schema.ts'
import type { ChangeDraft } from '#studio/kit/editor/use-draft-editor.ts'

/** The code in its editor: hosts are one text, as they are typed. */
export interface CustomCodeDraft extends Omit<CustomCode, 'allowedHosts'> {
  readonly hosts: string
}
export type ChangeCode = ChangeDraft<CustomCodeDraft>

export const toDraft = ({ allowedHosts, ...code }: CustomCodeReply['code']): CustomCodeDraft => ({
  ...code,
  hosts: allowedHosts.join('\n'),
})

export const toCode = ({ hosts, ...code }: CustomCodeDraft): CustomCode => ({
  ...code,
  allowedHosts: [...new Set(hosts.split(/[\s,]+/).flatMap(hostOf))],
})

/** The host of what people paste: an address, or a host. */
function hostOf(text: string): string[] {
  const [host = ''] = text.replace(/^[a-z]+:\/\//i, '').split(/[/?#]/)
  return host === '' ? [] : [host.toLowerCase()]
}

/** What the server would refuse, by field of the draft. */
export function faultsOf(draft: CustomCodeDraft): Record<string, string> {
  const checked = customCodeSchema.safeParse(toCode(draft))
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(
    issues.map(({ path: [field], message }) => [field === 'allowedHosts' ? 'hosts' : String(field), message]),
  )
}
