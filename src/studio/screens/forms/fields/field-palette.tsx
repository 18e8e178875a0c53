import { UnstyledButton } from '@mantine/core'
import { isAskedOfBuyers } from '#shared/cart/entry-answers.ts'
import type { FieldType } from '#shared/forms/codes.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { palette, typeWords } from '../form-words.ts'
import classes from './fields.module.css'

interface FieldPaletteProps {
  readonly isOpen: boolean
  /** Whether only products use the form, which cannot ask every type. */
  readonly isForBuyers: boolean
  readonly close: () => void
  readonly add: (type: FieldType) => void
}

/** All field types in groups; one press adds a field. */
export function FieldPalette({ isOpen, isForBuyers, close, add }: FieldPaletteProps) {
  return (
    // The new field gets the focus, not the button.
    <Modal opened={isOpen} onClose={close} title="Add field" size="xl" returnFocus={false}>
      <div className={classes.palette}>
        {palette.map(({ title, types }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.paletteTitle}>{title}</h3>
            <ul className={classes.types}>
              {types.map((type) => {
                const { label, hint, icon: Icon } = typeWords[type]
                const isLeftOut = isForBuyers && !isAskedOfBuyers(type)
                return (
                  <li key={type}>
                    <UnstyledButton className={classes.type} disabled={isLeftOut} onClick={() => add(type)}>
                      <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
                      <span className={classes.typeWords}>
                        {label}
                        {isLeftOut ? <small>Not available for products</small> : hint && <small>{hint}</small>}
                      </span>
                    </UnstyledButton>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  )
}
