import { Select, type SelectProps, Text } from '@mantine/core'
import { type Role, roles } from '#shared/roles/rules.ts'
import { describeRole, offeredRoles, roleNames } from '#shared/staff/describe-role.ts'
import { mayGive } from '#shared/staff/rules.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './staff.module.css'

const roleOf = (value: string | null): Role | undefined => Object.values(roles).find((role) => String(role) === value)

interface RoleSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'renderOption'> {
  /** Null while none is chosen. */
  readonly value: Role | null
  readonly onChange: (role: Role) => void
}

/** Chooses a role. Each says what it can do before it is given. */
export function RoleSelect({ value, onChange, ...props }: RoleSelectProps) {
  const own = useStaff().role
  const offered = offeredRoles.filter((role) => mayGive(own, role))
  // A role that is not offered anymore is still the one that somebody has.
  const shown = value === null || offered.includes(value) ? offered : [...offered, value]
  return (
    <Select
      allowDeselect={false}
      comboboxProps={{ width: 320, position: 'bottom-end' }}
      // The list itself scrolls: what is around it could not be reached with the keyboard.
      withScrollArea={false}
      classNames={{ options: classes.roles }}
      {...props}
      data={shown.map((role) => ({ value: String(role), label: roleNames[role] }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const role = roleOf(chosen)
        if (role !== undefined) onChange(role)
      }}
      renderOption={({ option }) => {
        const role = roleOf(option.value)
        return (
          <div>
            <Text size="sm" fw={500}>
              {option.label}
            </Text>
            <Text size="xs" c="dimmed">
              {role !== undefined && describeRole(role)}
            </Text>
          </div>
        )
      }}
    />
  )
}
