import { keepMenuNames } from './menuPaths'

/** Writes no-break spaces as underscores. */
const kept = (text: string) => keepMenuNames(text).replaceAll('\u00a0', '_')

it.each([
  ['Task Manager > Performance > GPU.', 'Task_Manager_> Performance_> GPU.'],
  [
    'Look at it in System Settings > Privacy & Security.',
    'Look at it in System_Settings_> Privacy_&_Security.',
  ],
  ['unter „Mein Bereich“ > „Mein Tarif“ und', 'unter „Mein_Bereich“_> „Mein_Tarif“ und'],
  ['**시스템 설정 > 개인정보 보호 및 보안**에서', '**시스템_설정_> 개인정보_보호_및_보안**에서'],
])('lines break after the separators only: %s', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

it.each([
  [
    'a name that no phone shows in one line',
    '«Все данные» > «Конфиденциальность и безопасность»',
    '«Все_данные»_> «Конфиденциальность_и безопасность»',
  ],
  [
    'the rest of a sentence',
    '설정 > 개인정보 보호 및 보안에서 카메라를 허용하도록 요청해요',
    '설정_> 개인정보_보호_및_보안에서 카메라를 허용하도록 요청해요',
  ],
])('%s may still break', (_, text, expected) => {
  expect(kept(text)).toBe(expected)
})

it.each([
  ['A > Abcdefghijklm Nopqrstuvwxyz', 'A_> Abcdefghijklm_Nopqrstuvwxyz'],
  ['A > Abcdefghijklm Nopqrstuvwxyza', 'A_> Abcdefghijklm Nopqrstuvwxyza'],
  ['A > 가나다라마바 사아자차카타파', 'A_> 가나다라마바_사아자차카타파'],
  ['A > 가나다라마바 사아자차카타파하', 'A_> 가나다라마바 사아자차카타파하'],
])(
  'a name as wide as 27 Latin letters stays in one line, but no wider one: %s',
  (text, expected) => {
    expect(kept(text)).toBe(expected)
  },
)

it.each([
  ['a comma', 'in the app, under My > Account plan.', 'in the app, under My_> Account_plan.'],
  [
    'a quotation mark',
    '않았어요. 앱의 ‘내 정보 > 계정 요금제’에서 볼 수 있어요.',
    '않았어요. 앱의 ‘내_정보_> 계정_요금제’에서 볼 수 있어요.',
  ],
  [
    'an apostrophe in the name',
    'Ouvrez « Mon\u00a0espace > Changer d’abonnement ».',
    'Ouvrez «_Mon_espace_> Changer_d’abonnement_».',
  ],
])('only the names of a path stay in one line, where it begins after %s', (_, text, expected) => {
  expect(kept(text)).toBe(expected)
})

it('texts without a path stay as they are', () => {
  expect(kept('The minimum is 3 GB, or more')).toBe('The minimum is 3 GB, or more')
})
