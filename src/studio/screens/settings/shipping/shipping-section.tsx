import { Button, Radio, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import type { ShippingMethod, ShippingZone } from '#shared/settings/schema.ts'
import { isPickupReady } from '#shared/shipping/pickup.ts'
import { Panel } from '#studio/kit/panel.tsx'
import rows from '../settings-row.module.css'
import { UntaxedCountries } from '../untaxed-countries.tsx'
import type { SectionProps } from '../use-settings-editor.ts'
import { MethodDialog } from './method-dialog.tsx'
import { newMethod } from './method-rules.ts'
import { ZoneDialog } from './zone-dialog.tsx'
import { ZonePanel } from './zone-panel.tsx'

/** The zone or method in an open dialog. An index after the last one is a new one. */
interface Opened<Thing> {
  readonly zoneIndex: number
  readonly thing: Thing
}

/** Where the shop ships to, and the prices. */
export function ShippingSection({ draft, change, errors }: SectionProps) {
  const { shippingZones: zones } = draft
  const [zone, setZone] = useState<Opened<ShippingZone> | null>(null)
  const [method, setMethod] = useState<Opened<ShippingMethod> | null>(null)
  const putZone = (place: string, index: number, next: ShippingZone) =>
    change(place, (before) => ({ shippingZones: before.shippingZones.toSpliced(index, 1, next) }))

  function applyMethod({ zoneIndex, thing }: Opened<ShippingMethod>) {
    const { methods } = zones[zoneIndex]!
    const at = methods.findIndex(({ id }) => id === thing.id)
    const next = at === -1 ? [...methods, thing] : methods.toSpliced(at, 1, thing)
    putZone(`method ${thing.id}`, zoneIndex, { ...zones[zoneIndex]!, methods: next })
    setMethod(null)
  }
  const addZone = (
    <Button
      id="add-zone"
      variant="default"
      leftSection={<Plus size={16} aria-hidden />}
      disabled={zones.length >= 100}
      onClick={() => setZone({ zoneIndex: zones.length, thing: { name: '', places: [], methods: [] } })}
    >
      Add zone
    </Button>
  )
  return (
    <>
      <UntaxedCountries settings={draft}>
        Add them under Tax, or charge the rates of your country there.
      </UntaxedCountries>
      {zones.map((one, zoneIndex) => (
        <ZonePanel
          // biome-ignore lint/suspicious/noArrayIndexKey: zones have nothing else that names them for good
          key={zoneIndex}
          zone={one}
          isPickupReady={isPickupReady(draft)}
          error={firstUnder(errors, `shippingZones.${zoneIndex}.places`)}
          errors={within(errors, `shippingZones.${zoneIndex}.methods.`)}
          rename={() => setZone({ zoneIndex, thing: one })}
          remove={() => {
            change(`remove zone ${zoneIndex}`, { shippingZones: zones.toSpliced(zoneIndex, 1) })
            document.getElementById('add-zone')?.focus()
          }}
          open={(thing) => setMethod({ zoneIndex, thing })}
          add={() => setMethod({ zoneIndex, thing: newMethod(crypto.randomUUID()) })}
          change={(place, methods) => putZone(place, zoneIndex, { ...one, methods })}
        />
      ))}
      {zones.length === 0 ? (
        <Panel title="Shipping zones">
          <p className={rows.nothing}>
            You don’t ship anywhere yet, so customers can only buy products that need no shipping. Add a zone to start,
            such as your own country.
          </p>
          {addZone}
        </Panel>
      ) : (
        <div>{addZone}</div>
      )}
      {zones.length > 0 && (
        <Panel title="Order value">
          <Radio.Group
            label="Order value for free shipping and prices by order value"
            description="Only items that are shipped count. Gift cards, donations, downloads and services don’t."
            value={draft.shippingValue}
            onChange={(value) => change('shippingValue', { shippingValue: value as typeof draft.shippingValue })}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="before-discounts"
                label="Before discounts"
                description="Discounts don’t affect free shipping."
              />
              <Radio value="after-discounts" label="After discounts" />
            </Stack>
          </Radio.Group>
        </Panel>
      )}
      <ZoneDialog
        zone={zone?.thing ?? null}
        others={zones.filter((_, index) => index !== zone?.zoneIndex)}
        close={() => setZone(null)}
        apply={(thing) => {
          putZone(`zone ${zone!.zoneIndex}`, zone!.zoneIndex, thing)
          setZone(null)
        }}
      />
      <MethodDialog
        method={method?.thing ?? null}
        country={draft.country}
        close={() => setMethod(null)}
        apply={(thing) => applyMethod({ ...method!, thing })}
      />
    </>
  )
}

const firstUnder = (errors: SettingsErrors, prefix: string) =>
  Object.entries(errors).find(([path]) => path.startsWith(prefix))?.[1]

/** The errors below a path, with the rest of their paths. */
const within = (errors: SettingsErrors, prefix: string): SettingsErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, sentence]) => [path.slice(prefix.length), sentence]),
  )
