import { Select } from '@mantine/core'
import { useState } from 'react'
import {
  type MailProvider,
  mailProviders,
  providerOf,
  SES_HOST,
  sesHost,
  sesRegions,
} from '#shared/mail-server/providers.ts'

/** What a service fills in. */
export type Preset = Partial<Pick<MailProvider, 'host' | 'port' | 'security' | 'user'>>

interface ServiceFieldsProps {
  readonly host: string
  readonly onChoose: (preset: Preset) => void
}

const OTHER = 'other'
const choices = [
  ...mailProviders.map(({ id, name }) => ({ value: id, label: name })),
  { value: OTHER, label: 'Other (SMTP)' },
]

/** A well-known email service, which fills in host, port and security; of Amazon SES also its region. */
export function ServiceFields({ host, onChoose }: ServiceFieldsProps) {
  const provider = providerOf(host)
  const [isOther, setOther] = useState(host !== '' && provider === null)
  const region = SES_HOST.exec(host)?.[1]

  function choose(id: string | null) {
    const chosen = mailProviders.find((one) => one.id === id)
    setOther(!chosen)
    if (!chosen) return onChoose({ host: '' })
    const { host: itsHost, port, security, user } = chosen
    onChoose({ host: itsHost, port, security, ...(user !== undefined && { user }) })
  }

  return (
    <>
      <Select
        label="Email service"
        placeholder="Choose your service"
        data={choices}
        allowDeselect={false}
        maxDropdownHeight={400}
        value={provider?.id ?? (isOther || host !== '' ? OTHER : null)}
        onChange={choose}
      />
      {region !== undefined && (
        <Select
          label="Region"
          description="The region of your SES account, as in the console."
          data={[...new Set([...sesRegions, region])]}
          searchable
          allowDeselect={false}
          value={region}
          onChange={(next) => next && onChoose({ host: sesHost(next) })}
        />
      )}
    </>
  )
}
