import { Alert, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Plus } from 'lucide-react'
import { askedOfBuyers } from '#shared/cart/entry-answers.ts'
import type { FieldType } from '#shared/forms/codes.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { formLimits } from '#shared/forms/limits.ts'
import type { FormUse } from '#shared/forms/owner-api.ts'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { nameOfField } from '../form-words.ts'
import type { FormProblem } from '../judge-form.ts'
import type { ChangeForm } from '../use-form-editor.ts'
import { FieldPalette } from './field-palette.tsx'
import { FieldRow } from './field-row.tsx'
import { movedField, newField, withChanged, withCopy, withField, withoutField } from './field-rules.ts'
import classes from './fields.module.css'

interface BuildTabProps {
  readonly fields: readonly FormField[]
  /** The pages and products that use the form. */
  readonly uses: readonly FormUse[]
  readonly change: ChangeForm
  /** The field whose settings are open. */
  readonly openId: string | null
  readonly setOpenId: (id: string | null) => void
  /** Errors that prevented saving. */
  readonly problems: readonly FormProblem[]
}

/** The fields of the form in order: moved by pointer or keyboard, each with its settings. */
export function BuildTab({ fields, uses, change, openId, setOpenId, problems }: BuildTabProps) {
  const [isAdding, adding] = useDisclosure(false)
  const ids = fields.map(({ id }) => id)
  const isFull = fields.length >= formLimits.fieldsPerForm

  const changeFields = (place: string, next: (fields: readonly FormField[]) => readonly FormField[]) =>
    change(place, (draft) => ({ fields: [...next(draft.fields)] }))

  function add(type: FieldType) {
    const field = newField(type, crypto.randomUUID())
    changeFields(`add ${field.id}`, (before) => withField(before, field, openId))
    setOpenId(field.id)
    adding.close()
  }
  function copy(id: string) {
    const copyId = crypto.randomUUID()
    changeFields(`copy ${copyId}`, (before) => withCopy(before, id, copyId))
    setOpenId(copyId)
  }
  function remove(id: string) {
    changeFields(`remove ${id}`, (before) => withoutField(before, id))
    if (openId === id) setOpenId(null)
    // The focused field is gone: its neighbour gets the focus.
    const neighbour = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1]
    document.getElementById(neighbour ? `open-${neighbour}` : 'add-field')?.focus()
  }

  const addButton = (
    <Button
      id="add-field"
      variant="default"
      leftSection={<Plus size={16} aria-hidden />}
      disabled={isFull}
      onClick={adding.open}
    >
      {isFull ? `You’ve reached the limit of ${formLimits.fieldsPerForm} fields` : 'Add field'}
    </Button>
  )
  return (
    <div>
      <NotAskedOfBuyers fields={fields} uses={uses} />
      {fields.length === 0 ? (
        <div className={classes.empty}>
          <p>No fields yet. Most forms start with a name and an email address.</p>
          {addButton}
        </div>
      ) : (
        <>
          <SortableList
            ids={ids}
            nameOf={(id) => nameOfField(fields.find((field) => field.id === id)!)}
            onMove={(id, overId) => changeFields(`move ${id}`, (before) => movedField(before, id, ids.indexOf(overId)))}
          >
            <ol className={classes.list} aria-label="Fields">
              {fields.map((field) => (
                <FieldRow
                  key={field.id}
                  field={field}
                  fields={fields}
                  isOpen={field.id === openId}
                  problem={problems.find(({ fieldId }) => fieldId === field.id)?.words ?? null}
                  toggle={() => setOpenId(field.id === openId ? null : field.id)}
                  change={(place, changes) =>
                    changeFields(`${field.id} ${place}`, (before) => withChanged(before, field.id, changes))
                  }
                  copy={() => copy(field.id)}
                  remove={() => remove(field.id)}
                  canCopy={!isFull}
                />
              ))}
            </ol>
          </SortableList>
          <div className={classes.add}>{addButton}</div>
        </>
      )}
      <FieldPalette
        isForBuyers={uses.length > 0 && uses.every((use) => use.kind === 'product')}
        isOpen={isAdding}
        close={adding.close}
        add={add}
      />
    </div>
  )
}

/** Names the fields that a product page leaves out, so that owners do not search for them. */
function NotAskedOfBuyers({ fields, uses }: Pick<BuildTabProps, 'fields' | 'uses'>) {
  const products = uses.filter((use) => use.kind === 'product').map((use) => use.title)
  const asked = new Set(askedOfBuyers(fields))
  const names = fields.filter((field) => !asked.has(field)).map((field) => `“${nameOfField(field)}”`)
  if (products.length === 0 || names.length === 0) return null
  const rest = products.length - 3
  const shown = rest > 1 ? [...products.slice(0, 3), `${rest} more`] : products
  return (
    <Alert color="notice" mb="md">
      <Text size="sm">
        {listed.format(names)} {names.length === 1 ? 'isn’t' : 'aren’t'} shown for {listed.format(shown)}: customers
        can’t upload files with a purchase.
      </Text>
    </Alert>
  )
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
