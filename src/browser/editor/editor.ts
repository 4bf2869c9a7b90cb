import type { Mistake } from '../../lib/content/mistake'
import { setAt } from '../../lib/editor/changeData'
import { englishTwin } from '../../lib/editor/englishTwin'
import { formOf } from '../../lib/editor/fieldsOf'
import type { FileList, OpenFile, Saved } from '../../lib/editor/messages'
import { askServer, isRefusal } from './askServer'
import { createDrafts } from './drafts'
import { byId, element } from './element'
import { boxId, showField } from './showField'
import { showFiles } from './showFiles'
import { showMistakes } from './showMistakes'

const drafts = createDrafts()
const picker = byId('language') as HTMLSelectElement
const saveButton = byId('save') as HTMLButtonElement
const form = byId('form')
const preview = byId('preview') as HTMLIFrameElement
let list: FileList = { files: [], languages: [] }
let current: string | undefined
let mistakes: readonly Mistake[] = []

const say = (words: string) => (byId('status').textContent = words)

function drawList(): void {
  const files = list.files.filter(({ language }) => language === '' || language === picker.value)
  byId('files').replaceChildren(
    ...showFiles(files, current, drafts.isChanged, (path) => void choose(path)),
  )
  saveButton.disabled = drafts.edits().length === 0
}

function drawForm(): void {
  const file = current === undefined ? undefined : drafts.get(current)
  if (!file) return
  const ours = mistakes.filter((one) => one.file === file.path)
  const twin = drafts.get(englishTwin(file.path) ?? '')
  const english = twin?.data ?? file.english
  const fields = showField(formOf({ ...file, english, mistakes: ours }), {
    language: list.languages.find(({ code }) => code === file.language),
    isReadOnly: file.readOnly !== '',
    onInput: (path, value) => change(file.path, path, value),
    onRebuild: ({ path, name }, value) => {
      change(file.path, path, value)
      drawForm()
      byId(boxId(name)).focus()
    },
  })
  const notes = file.readOnly === '' ? [] : [element('p', {}, file.readOnly)]
  form.replaceChildren(
    element('h2', {}, file.title),
    element('p', {}, file.path),
    ...notes,
    ...showMistakes(mistakes),
    fields,
  )
}

function change(file: string, path: readonly (string | number)[], value: unknown): void {
  drafts.change(file, setAt(drafts.get(file)?.data, path, value))
  say('')
  drawList()
}

async function choose(path: string): Promise<void> {
  if (!drafts.get(path)) {
    const answer = await askServer<OpenFile>('open', path)
    if (isRefusal(answer)) return void say(answer.refusal)
    drafts.open(answer)
  }
  current = path
  drawList()
  drawForm()
  form.focus()
  preview.src = drafts.get(path)?.preview ?? '/'
}

async function save(): Promise<void> {
  say('Checking …')
  const answer = await askServer<Saved>('save', drafts.edits())
  if (isRefusal(answer)) return void say(answer.refusal)
  mistakes = answer.mistakes
  if (mistakes.length === 0) drafts.written(answer.digests)
  say(mistakes.length === 0 ? 'Saved.' : `Not saved: ${String(mistakes.length)} to mend.`)
  drawList()
  drawForm()
}

async function start(): Promise<void> {
  const answer = await askServer<FileList>('list', {})
  if (isRefusal(answer)) return void say(answer.refusal)
  list = answer
  picker.append(...list.languages.map(({ code, name }) => element('option', { value: code }, name)))
  picker.addEventListener('change', () => {
    const twin = current?.replace(/^(content\/(?:locales|prose)\/)[a-z]+\//, `$1${picker.value}/`)
    if (twin === undefined || twin === current) drawList()
    else void choose(twin)
  })
  saveButton.addEventListener('click', () => void save())
  window.addEventListener('beforeunload', (event) => {
    if (drafts.edits().length > 0) event.preventDefault()
  })
  drawList()
}

void start()
