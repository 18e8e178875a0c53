import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import type { TaxRules } from '#shared/settings/tax-rules.ts'
import { MOST_TAX_CATEGORIES } from '#shared/tax-categories/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'

interface TaxCategoriesProps {
  readonly rates: readonly TaxRate[]
  readonly rules: TaxRules
  readonly errors: SettingsErrors
  readonly change: (key: string, rules: TaxRules, rates: TaxRate[]) => void
}

/** Puts the focus into a field when it appears. It must stay the same function: React calls a new one at each change. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()

/** The tax categories of a shop besides the standard one. */
export function TaxCategories({ rates, rules, errors, change }: TaxCategoriesProps) {
  const { categories } = rules
  const [added, setAdded] = useState('')

  function rename(id: string, name: string) {
    const renamed = categories.map((one) => (one.id === id ? { id, name } : one))
    change(`category ${id}`, { ...rules, categories: renamed }, [...rates])
  }

  /** Its rates go with it; products that had it are taxed at the standard rate. */
  function remove(id: string) {
    change(
      `remove category ${id}`,
      { ...rules, categories: categories.filter((one) => one.id !== id) },
      rates.filter((rate) => rate.categoryId !== id),
    )
    // The focused row is gone.
    document.getElementById('add-tax-category')?.focus()
  }
  return (
    <Panel
      title="Tax categories"
      lead="Add a category for products with other rates, such as books or food. Then add its rates above, and choose the category in each product. If you remove a category, its rates are removed too, and its products are taxed at the standard rate."
    >
      <Stack gap="sm">
        {categories.map(({ id, name }, index) => (
          <Group key={id} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              ref={id === added ? focusOnce : undefined}
              aria-label={`Name of category ${index + 1}`}
              placeholder="Books"
              flex={1}
              maxLength={60}
              value={name}
              error={errors[`taxRules.categories.${index}.name`]}
              onChange={(event) => rename(id, event.currentTarget.value)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={name ? `Remove ${name}` : `Remove category ${index + 1}`}
              onClick={() => remove(id)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Button
          id="add-tax-category"
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={categories.length >= MOST_TAX_CATEGORIES}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => {
            const id = crypto.randomUUID()
            setAdded(id)
            change(`category ${id}`, { ...rules, categories: [...categories, { id, name: '' }] }, [...rates])
          }}
        >
          Add tax category
        </Button>
      </Stack>
    </Panel>
  )
}
