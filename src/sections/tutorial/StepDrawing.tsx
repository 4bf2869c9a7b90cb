import type { ReactElement } from 'react'
import { classNames } from '../../lib/text'
import type { Ground } from '../../site/palette'
import { Applications, FileList, Installer } from './InstallDrawings'
import { CodeForm, EmailForm, Invitation, LoginForm } from './RegisterDrawings'
import * as styles from './StepDrawing.module.css'

interface Drawing {
  readonly on: Ground
  readonly Content: () => ReactElement
}

/** The drawings by the key of their step. Their labels are those that the text of the step names. */
const drawings: Readonly<Partial<Record<string, Drawing>>> = {
  download: { on: 'violet', Content: () => <FileList file="download" /> },
  diskImage: { on: 'violet', Content: () => <FileList file="diskImage" /> },
  run: { on: 'coral', Content: Installer },
  install: { on: 'coral', Content: Applications },
  mail: { on: 'mint', Content: EmailForm },
  code: { on: 'sky', Content: CodeForm },
  invitation: { on: 'amber', Content: Invitation },
  login: { on: 'violet', Content: LoginForm },
}

/** A drawing of a window for a step of the tutorial. Steps that editors have added have none. */
export function StepDrawing({ step, alt }: { readonly step: string; readonly alt: string }) {
  const drawing = drawings[step]
  if (!drawing) return null
  const { on, Content } = drawing
  return (
    <div className={classNames('ground', on, styles.drawing)} role="img" aria-label={alt}>
      <Content />
    </div>
  )
}
