import { clauses, fillPlaceholders, phrases, sentences } from './text'

it.each([
  ['Page not found: {fullPath}', { fullPath: '/x' }, 'Page not found: /x'],
  ['{head} with the face of {face}', { head: 'Ada', face: 'Ben' }, 'Ada with the face of Ben'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['{a}', { a: '$& {a}' }, '$& {a}'],
])('%s', (text, values, expected) => {
  expect(fillPlaceholders(text, values)).toBe(expected)
})

test.each([
  ['Change the face. Keep the moment.', ['Change the face. ', 'Keep the moment.']],
  ['変わるのは顔だけ。この瞬間はそのまま。', ['変わるのは顔だけ。', 'この瞬間はそのまま。']],
  ['Done. One portrait', ['Done. ', 'One portrait']],
  ['Version 1.2 is here. Try it.', ['Version 1.2 is here. ', 'Try it.']],
  ['One portrait', ['One portrait']],
  ['', ['']],
])('splits "%s" after each full stop and keeps all characters', (text, expected) => {
  expect(sentences(text)).toEqual(expected)
})

test.each([
  ['Change the face. Keep the moment.', ['Change the face. ', 'Keep the moment.']],
  ['얼굴은 바꾸고, 순간은 그대로.', ['얼굴은 바꾸고, ', '순간은 그대로.']],
  ['بدّل الوجه، واحتفظ باللحظة.', ['بدّل الوجه، ', 'واحتفظ باللحظة.']],
  ['変わるのは顔だけ。この瞬間はそのまま。', ['変わるのは顔だけ。', 'この瞬間はそのまま。']],
  ['1,000 faces, 1.5 seconds', ['1,000 faces, ', '1.5 seconds']],
  ['', ['']],
])('splits "%s" after each full stop and comma and keeps all characters', (text, expected) => {
  expect(clauses(text)).toEqual(expected)
})

test.each([
  ['一般条項とお問い合わせ', ['一般条項と', 'お問い合わせ']],
  [
    '友だちを招待して、40クレジットをもらおう',
    ['友だちを', '招待して、', '40クレジットを', 'もらおう'],
  ],
  ['入れ替える前のチェックリスト', ['入れ替える', '前の', 'チェックリスト']],
  ['お支払いについてのよくある質問', ['お支払いについての', 'よくある', '質問']],
  ['お問い合わせ', ['お問い合わせ']],
  ['Mac用ディスクイメージ（Appleシリコン）', ['Mac用', 'ディスクイメージ', '（Appleシリコン）']],
  [
    '自分と友だちにそれぞれどんな特典がありますか？',
    ['自分と', '友だちに', 'それぞれ', 'どんな特典が', 'ありますか？'],
  ],
  ['有効期間はどのくらいですか？', ['有効期間は', 'どのくらいですか？']],
  ['返金の対象になりますか？', ['返金の', '対象に', 'なりますか？']],
  ['第5条（当社へのお問い合わせ）', ['第5条', '（当社への', 'お問い合わせ）']],
  ['リアルタイムでも、じっくりでも', ['リアルタイムでも、', 'じっくりでも']],
  ['プライバシーポリシー', ['プライバシー', 'ポリシー']],
  ['写真などの素材', ['写真などの', '素材']],
  ['無料', ['無料']],
  ['Change the face.', ['Change the face.']],
  ['', ['']],
])('splits "%s" into phrases and keeps all characters', (text, expected) => {
  expect(phrases(text)).toEqual(expected)
})
