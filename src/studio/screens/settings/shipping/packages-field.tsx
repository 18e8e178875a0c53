import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { type LengthUnit, lengthIn, limitIn, millimetersOf } from '#shared/measures/units.ts'
import type { Package, Sides } from '#shared/packages/pack-goods.ts'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { FixedAmounts } from '#studio/kit/fixed-amounts.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { ReadField } from '#studio/kit/read-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { newPackage, type Rate, readLimit } from './method-rules.ts'
import classes from './packages-field.module.css'

interface PackagesFieldProps {
  readonly rate: Rate
  readonly errors: SettingsErrors
  readonly onChange: (rate: Rate) => void
}

const sides: readonly { readonly side: keyof Sides; readonly label: string }[] = [
  { side: 'lengthMillimetres', label: 'Length' },
  { side: 'widthMillimetres', label: 'Width' },
  { side: 'heightMillimetres', label: 'Height' },
]

/** A price by the packages that hold the goods: their inner sides, weight limit and price. */
export function PackagesField({ rate, errors, onChange }: PackagesFieldProps) {
  const { weightUnit, lengthUnit } = useStaff().website
  if (rate.kind !== 'by-package') return null
  const { packages, roomPercent } = rate
  const put = (next: Package[]) => onChange({ ...rate, packages: next })
  const putAt = (index: number, changes: Partial<Package>) =>
    put(packages.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  return (
    <fieldset className={classes.packages} aria-label="Packages">
      <p className={classes.hint}>
        Each order is charged for the cheapest packages that hold its products, by the size and weight of their
        variants. A product without a size counts by weight alone. One that fits no package can’t be shipped this way.
      </p>
      {packages.map((one, index) => {
        const errorOf = (field: string) => errors[`rate.packages.${index}.${field}`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: packages have nothing else that names them, and keep their places
          <fieldset key={index} className={classes.package} aria-label={one.name || `Package ${index + 1}`}>
            <div className={classes.head}>
              <TextInput
                label="Name"
                placeholder="Small box"
                maxLength={60}
                value={one.name}
                error={errorOf('name')}
                onChange={(event) => putAt(index, { name: event.currentTarget.value })}
              />
              <ActionIcon
                className={classes.remove}
                aria-label={`Remove ${one.name || `package ${index + 1}`}`}
                disabled={packages.length === 1}
                onClick={() => put(packages.toSpliced(index, 1))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </div>
            <div className={classes.sides}>
              {sides.map(({ side, label }) => (
                <ReadField
                  key={side}
                  label={`${label}, ${lengthUnit}`}
                  value={one[side]}
                  write={(millimeters) => String(lengthIn(lengthUnit, millimeters))}
                  read={(text) => readSide(text, lengthUnit)}
                  hint="Enter a length."
                  error={errorOf(side)}
                  onChange={(millimeters) => putAt(index, { [side]: millimeters })}
                />
              ))}
            </div>
            <div className={classes.prices}>
              <ReadField
                label={`Weight limit, ${weightUnit}`}
                placeholder="No limit"
                value={one.mostGrams ?? 0}
                write={(grams) => (grams === 0 ? '' : String(limitIn(weightUnit, grams)))}
                read={(text) => (text.trim() === '' ? 0 : readLimit(text, weightUnit))}
                hint="Enter a weight."
                error={errorOf('mostGrams')}
                onChange={(grams) => putAt(index, { mostGrams: grams === 0 ? null : grams })}
              />
              <MoneyField
                label="Price"
                value={one.costCents}
                error={errorOf('costCents')}
                onChange={(costCents) => putAt(index, { costCents })}
              />
            </div>
            <FixedAmounts
              label="Price"
              amounts={one.fixedCosts}
              error={errorOf('fixedCosts')}
              onChange={(fixedCosts) => putAt(index, { fixedCosts })}
            />
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={packages.length >= 10}
          onClick={() => put([...packages, newPackage(packages.at(-1)?.costCents ?? 0, lengthUnit)])}
        >
          Add a package
        </Button>
      </div>
      <NumberInput
        label="Room for filling material"
        description="The share of each package that stays free of products."
        suffix=" %"
        min={0}
        max={60}
        allowDecimal={false}
        value={roomPercent}
        error={errors['rate.roomPercent']}
        onChange={(percent) => onChange({ ...rate, roomPercent: percent === '' ? Number.NaN : Number(percent) })}
      />
    </fieldset>
  )
}

/** A side as it is entered in a unit, in millimeters; null for invalid text. */
function readSide(text: string, unit: LengthUnit): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? millimetersOf(unit, value) : null
}
