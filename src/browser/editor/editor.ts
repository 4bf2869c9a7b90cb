import type { Mistake } from '../../lib/content/mistake'
import { languageTwins, twinIn } from '../../lib/editor/languageTwins'
import type { FileList, OpenFile, Saved } from '../../lib/editor/messages'
import { askServer, isRefusal } from './askServer'
import { createDrafts } from './drafts'
import { byId, element } from './element'
import type { Change, FormActions } from './formActions'
import { setFocus } from './setFocus'
import { sheetOf, type Sheet } from './sheet'
import { showFiles } from './showFiles'
import { showSheets } from './showSheets'

/** The choice of the language menu that edits a file in every language. */
const all = 'all'
const drafts = createDrafts()
const picker = byId('language') as HTMLSelectElement
const saveButton = byId('save') as HTMLButtonElement
const form = byId('form')
const preview = byId('preview') as HTMLIFrameElement
let list: FileList = { files: [], languages: [] }
/** What is edited together. */
let current: readonly string[] = []
let chosen = current
let mistakes: readonly Mistake[] = []
let isSaving = false

/** A file in every language, English first. */
const allOf = (path: string) =>
  languageTwins(
    path,
    list.languages.map(({ code }) => code),
  )

const say = (words: string) => void (byId('status').textContent = words)

function drawSaveButton(): void {
  // Who presses it twice would send what is being written already.
  saveButton.disabled = isSaving || drafts.edits().length === 0
}

function drawList(): void {
  const files = list.files.filter(({ path, language }) => {
    if (picker.value === all) return language === '' || allOf(path)[0] === path
    return language === '' || language === picker.value
  })
  byId('files').replaceChildren(
    ...showFiles(files, current[0], drafts.isChanged, (path) => void choose(path)),
  )
  drawSaveButton()
}

function sheetsNow(): Sheet[] {
  return current.flatMap((path) => {
    const file = drafts.get(path)
    if (!file) return []
    const language = list.languages.find(({ code }) => code === file.language)
    const ours = mistakes.filter((one) => one.file === path)
    return [sheetOf({ ...file, english: drafts.englishOf(file) }, language, ours)]
  })
}

function drawForm(): void {
  const file = drafts.get(current[0] ?? '')
  if (!file) return
  const actions: FormActions = {
    sheets: sheetsNow(),
    isReadOnly: file.readOnly !== '',
    onInput: change,
    onRebuild: (changes, focus) => {
      change(changes)
      drawForm()
      setFocus(sheetsNow()[0], focus)
    },
    say,
  }
  form.replaceChildren(...showSheets(file, actions, mistakes))
}

function change(changes: readonly Change[]): void {
  for (const { sheet, path, value } of changes) drafts.change(sheet.path, path, value)
  say('')
  drawList()
}

async function choose(path: string): Promise<void> {
  const twins = picker.value === all ? allOf(path) : []
  const wanted = twins.length > 0 ? twins : [path]
  chosen = wanted
  const answers = await Promise.all(
    wanted.filter((one) => !drafts.isChanged(one)).map((one) => askServer<OpenFile>('open', one)),
  )
  // Meanwhile another file may have been chosen.
  if (chosen !== wanted) return
  let isShown = wanted.join() === current.join()
  for (const answer of answers) {
    if (isRefusal(answer)) {
      say(answer.refusal)
      return
    }
    // Who opens anew what is open can type until the answer comes.
    if (drafts.isChanged(answer.path)) continue
    drafts.open(answer)
    isShown = false
  }
  current = wanted
  drawList()
  if (!isShown) drawForm()
  // The pressed button was drawn anew; who has gone elsewhere meanwhile stays there.
  if (document.activeElement === document.body) form.focus()
  preview.src = drafts.get(path)?.preview ?? '/'
}

async function save(): Promise<void> {
  say('Checking …')
  const edits = drafts.edits()
  isSaving = true
  drawSaveButton()
  const answer = await askServer<Saved>('save', edits)
  isSaving = false
  drawSaveButton()
  if (isRefusal(answer)) {
    say(answer.refusal)
    return
  }
  const isSound = answer.mistakes.length === 0
  const isOther = mistakes.length > 0 || !isSound
  mistakes = answer.mistakes
  if (isSound) drafts.written(edits, answer.digests)
  say(isSound ? 'Saved.' : `Not saved: ${String(mistakes.length)} to mend.`)
  drawList()
  // Who goes on writing keeps their place.
  if (isOther) drawForm()
}

/** Shows what is open in the language that was chosen. */
function changeLanguage(): void {
  drawList()
  const [path] = current
  if (path === undefined) return
  const twin = picker.value === all ? allOf(path)[0] : twinIn(path, picker.value)
  const isOpen = twin === path && current.length > 1 === (picker.value === all)
  if (twin !== undefined && !isOpen) void choose(twin)
}

async function start(): Promise<void> {
  const answer = await askServer<FileList>('list', {})
  if (isRefusal(answer)) {
    say(answer.refusal)
    return
  }
  list = answer
  const languages = list.languages.map(({ code, name }) => element('option', { value: code }, name))
  picker.append(...languages, element('option', { value: all }, 'All languages'))
  picker.addEventListener('change', changeLanguage)
  saveButton.addEventListener('click', () => void save())
  window.addEventListener('beforeunload', (event) => {
    if (drafts.edits().length > 0) event.preventDefault()
  })
  drawList()
}

void start()
