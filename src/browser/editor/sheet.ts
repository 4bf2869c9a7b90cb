import type { Mistake } from '../../lib/content/mistake'
import type { Field } from '../../lib/editor/field'
import { formOf } from '../../lib/editor/fieldsOf'
import { hasTwins } from '../../lib/editor/languageTwins'
import type { Language, OpenFile } from '../../lib/editor/messages'

/** A file that is being edited, as a form. */
export interface Sheet {
  readonly path: string
  readonly language: Language | undefined
  readonly form: Field
  /** Its fields by their names: a name is the same in every language. */
  readonly fields: ReadonlyMap<string, Field>
}

/** Makes a sheet of an open file, in its language, with what is wrong in it. */
export function sheetOf(
  file: OpenFile,
  language: Language | undefined,
  mistakes: readonly Mistake[],
): Sheet {
  const followsEnglish = hasTwins(file.path)
  const form = formOf({ ...file, followsEnglish, mistakes })
  const fields = new Map(fieldsIn(form).map((one) => [one.name, one]))
  return { path: file.path, language, form, fields }
}

/** The same field in every sheet that has it. */
export function twinsOf(
  field: Field,
  sheets: readonly Sheet[],
): { readonly sheet: Sheet; readonly twin: Field }[] {
  return sheets.flatMap((sheet) => {
    const twin = sheet.fields.get(field.name)
    return twin ? [{ sheet, twin }] : []
  })
}

function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)]
}
