import { Anchor, Stack, Text } from '@mantine/core'
import { hasWords, policyPath, policyTitles } from '#shared/policies/rules.ts'
import { type PolicyName, policyNames } from '#shared/policies/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import type { SectionProps } from './use-settings-editor.ts'

const leads: Readonly<Record<PolicyName, string>> = {
  shipping: 'Where you ship, what it costs, and how long it takes.',
  returns: 'How long customers can return an item, in which condition, and when they get their money back.',
  privacy: 'What you store about customers, why, for how long, and how they can have it deleted.',
  terms: 'Who runs the shop, and the rules that apply to an order.',
}

/** The shop's policies. An empty one is not published. */
export function PoliciesSection({ draft, change, errors }: SectionProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        Published policies are linked in the footer, at checkout, and in order emails. Leave a policy empty to hide it.
      </Text>
      {policyNames.map((name) => (
        <Panel
          key={name}
          title={policyTitles[name]}
          lead={leads[name]}
          aside={<PageLink name={name} html={draft.policies[name]} />}
        >
          <Stack gap="xs">
            <BodyField
              label={policyTitles[name]}
              isLabelHidden
              html={draft.policies[name]}
              onChange={(html) => change(`policy-${name}`, { policies: { ...draft.policies, [name]: html } })}
            />
            {errors[`policies.${name}`] && (
              <Text size="sm" c="red">
                {errors[`policies.${name}`]}
              </Text>
            )}
          </Stack>
        </Panel>
      ))}
    </>
  )
}

/** A link to the page, once it has content. */
function PageLink({ name, html }: { readonly name: PolicyName; readonly html: string }) {
  if (!hasWords(html)) return null
  return (
    <Anchor size="sm" href={policyPath(name)} target="_blank" rel="noopener">
      {policyPath(name)}
    </Anchor>
  )
}
