import { displayWidth } from './displayWidth'

test.each([
  ['', 0],
  ['Pricing | A', 11],
  ['Ünïcödé', 7],
  ['e\u0301', 1],
  ['料金', 4],
  ['クレジット：', 12],
  ['환불 정책', 9],
  ['سياسة', 5],
  ['سِياسَة', 5],
  ['Giá: gói điểm', 13],
])('%s takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})
